import { execFileSync } from 'node:child_process';

/** Runs a program as a server of the consumer's would: plain Node, which knows only what is installed there. */
export function runAtConsumer(consumer: string, ...program: string[]): unknown {
  const { NODE_OPTIONS: _, ...environment } = process.env;
  return JSON.parse(
    execFileSync(process.execPath, program, { cwd: consumer, env: environment, encoding: 'utf8' }),
  );
}

/** The names that a module of the packed packages exports. */
function exportedNames(consumer: string, module: string): string[] {
  const program = `console.log(JSON.stringify(Object.keys(await import(${JSON.stringify(module)}))))`;
  const names = runAtConsumer(consumer, '--input-type=module', '--eval', program);
  return Array.isArray(names) ? names.map(String) : [];
}

/** The widgets: all components but the parent of them all; errors have capitals, too. */
export function exportedWidgets(consumer: string): string[] {
  return exportedNames(consumer, '@sitelens/results/widgets').filter(
    (name) => /^[A-Z]/.test(name) && !/(Provider|Error)$/.test(name),
  );
}
