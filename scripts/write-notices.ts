// `npm run notices`: writes THIRD-PARTY-NOTICES.md from the lock file and the installed packages. With `--check` it says
// whether that file names the packages of the lock file.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FILE = join(ROOT, 'THIRD-PARTY-NOTICES.md');
const LICENSE_FILE = /^(licen[cs]e|copying|notice)/i;
const FONTS = 'src/web/ui/fonts/OFL.txt';

interface LockedPackage {
  version: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
}

interface Part {
  name: string;
  version: string;
  license: string;
  /** As the package brings it; null: it brings none, or is for another system. */
  text: string | null;
}

const parts = readParts();
const list = parts.map(({ name, version, license }) => `- ${name} ${version}: ${license}`).join('\n');

if (process.argv.includes('--check')) {
  if (existsSync(FILE) && readFileSync(FILE, 'utf8').includes(`\n${list}\n`)) process.exit(0);
  console.error(
    'THIRD-PARTY-NOTICES.md does not name the packages of package-lock.json. Write it anew: npm run notices',
  );
  process.exit(1);
}
writeFileSync(FILE, document());
console.log(`${parts.length} packages in THIRD-PARTY-NOTICES.md`);

/** What is delivered: every package but those for development alone, once for each version. */
function readParts(): Part[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const found = Object.entries(lock.packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { version, license }]): Part => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { name, version, license: license ?? 'see its text', text: licenseText(join(ROOT, path)) };
    });
  const byName = new Map(found.map((part) => [`${part.name} ${part.version}`, part]));
  return [...byName.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

function licenseText(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENSE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim());
  return files.length === 0 ? null : files.sort().join('\n\n');
}

function document(): string {
  const byText = new Map<string, Part[]>();
  for (const part of parts) {
    if (part.text !== null) byText.set(part.text, [...(byText.get(part.text) ?? []), part]);
  }
  const texts = [...byText].map(
    ([text, owners]) =>
      `## ${owners.map(({ name, version }) => `${name} ${version}`).join(', ')}\n\n${fenced(text)}`,
  );
  return `# Third-party notices

Hemline is built with these packages, and delivers parts of them. This file is written by \`npm run notices\` from the lock file and
the texts that the packages bring; packages for other systems than the one that it was written on are named without a text.

${list}

## Bodoni Moda (font)

${fenced(readFileSync(join(ROOT, FONTS), 'utf8').trim())}

${texts.join('\n\n')}
`;
}

/** A fence longer than any in the text. */
function fenced(text: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}text\n${text}\n${fence}`;
}
