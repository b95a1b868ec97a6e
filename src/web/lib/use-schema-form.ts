import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from './api-error.ts';
import { fieldMessage } from './field-message.ts';

type FormSchema = z.ZodMiniType<unknown, Record<string, string>>;
type FieldName<S extends FormSchema> = Extract<keyof z.input<S>, string>;
type FieldErrors<S extends FormSchema> = Partial<Record<FieldName<S>, string>>;

/**
 * A form of text fields that a schema of the contract judges: on submit, and from the first failure on at
 * every change. The fields keep their own values and are known by their `name`, so that password managers
 * and the browser's own restoring work. A third of a kilobyte where a form library takes twelve.
 */
export function useSchemaForm<S extends FormSchema>(schema: S, onValid: (values: z.output<S>) => void) {
  const ref = useRef<HTMLFormElement>(null);
  const hasBeenTried = useRef(false);
  const [errors, setErrors] = useState<FieldErrors<S>>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    hasBeenTried.current = true;
    const result = schema.safeParse(valuesOf(event.currentTarget));
    showErrors(result.success ? {} : firstMessages<S>(result.error));
    if (result.success) onValid(result.data);
  }

  function judgeAgain(event: ChangeEvent<HTMLFormElement>) {
    if (!hasBeenTried.current) return;
    const result = schema.safeParse(valuesOf(event.currentTarget));
    setErrors(result.success ? {} : firstMessages<S>(result.error));
  }

  /** Shows the messages and puts the focus into the first field that has one. */
  function showErrors(found: FieldErrors<S>) {
    setErrors(found);
    const fields = [...(ref.current?.elements ?? [])].filter(
      (element) => element instanceof HTMLInputElement,
    );
    fields.find((field) => field.name in found)?.focus();
  }

  return {
    formProps: { ref, noValidate: true, onSubmit: submit, onChange: judgeAgain },
    /** What a field needs: its name, and its message while it has one. */
    field: <Name extends FieldName<S>>(name: Name) => ({ name, error: errors[name] }),
    /** Puts what the server says about single fields beside them. */
    showServerErrors: (error: unknown) => {
      if (error instanceof ApiError) showErrors(error.fields as FieldErrors<S>);
    },
    /** Empties the fields and takes the messages away. */
    clear: () => {
      ref.current?.reset();
      hasBeenTried.current = false;
      setErrors({});
    },
    focusField: (name: FieldName<S>) => {
      ref.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    },
  };
}

function valuesOf(form: HTMLFormElement): Record<string, FormDataEntryValue> {
  return Object.fromEntries(new FormData(form));
}

function firstMessages<S extends FormSchema>(error: { issues: readonly z.core.$ZodIssue[] }): FieldErrors<S> {
  const messages: Record<string, string> = {};
  for (const { path, message } of error.issues) messages[String(path[0])] ??= fieldMessage(message);
  return messages as FieldErrors<S>;
}
