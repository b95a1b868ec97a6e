import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import { createGenerator } from 'ts-json-schema-generator';

/** The names of the types in requests.ts. */
export type RequestType =
  | 'CreateProduct'
  | 'CreateCustomer'
  | 'CreateSubscription'
  | 'RetrieveSubscription'
  | 'UpdateSubscription'
  | 'CancelSubscription'
  | 'ListInvoices'
  | 'RetrieveInvoice'
  | 'VoidInvoice'
  | 'CreateRefund'
  | 'ListRefunds';

/**
 * Judges requests by the types that the provider ships: each becomes a JSON Schema without room for anything else. What
 * the types leave open (words that "may be extended") is open here too; stripe-words.ts has those.
 */
export function createRequestJudge(): (type: RequestType, body: unknown) => string | null {
  const folder = mkdtempSync(join(tmpdir(), 'hemline-schemas-'));
  const tsconfig = join(folder, 'tsconfig.json');
  const path = join(import.meta.dirname, 'requests.ts');
  writeFileSync(
    tsconfig,
    JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        moduleResolution: 'nodenext',
        target: 'es2022',
        strict: true,
        skipLibCheck: true,
        types: [],
      },
      files: [path],
    }),
  );
  const { definitions = {} } = createGenerator({
    path,
    tsconfig,
    type: '*',
    skipTypeCheck: true,
    jsDoc: 'none',
  }).createSchema('*');
  rmSync(folder, { recursive: true });

  const ajv = new Ajv({ strict: false, coerceTypes: true });
  ajv.addSchema({ $id: 'stripe', definitions });
  const known = new Map<RequestType, ValidateFunction>();
  return (type, body) => {
    const validate = known.get(type) ?? ajv.getSchema(`stripe#/definitions/${type}`);
    if (!validate) throw new Error(`no type ${type} in requests.ts`);
    known.set(type, validate as ValidateFunction);
    return validate(body) ? null : ajv.errorsText(validate.errors);
  };
}
