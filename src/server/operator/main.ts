import { existsSync } from 'node:fs';
import { runCommand } from './run-command.ts';

// What whoever runs Hemline does beside it, with the settings that the server reads.
if (existsSync('.env')) process.loadEnvFile('.env');
const { code, output, errors } = await runCommand(process.argv.slice(2), process.env, process.stdin);
process.stdout.write(output);
process.stderr.write(errors);
process.exit(code);
