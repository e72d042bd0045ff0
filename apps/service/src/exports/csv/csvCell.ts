/**
 * What spreadsheets take for the start of a formula (OWASP, "CSV Injection"), in full width too, which some
 * fold; a quote or a blank before it does not keep all of them from it.
 */
const FORMULA = /^[\s\p{Cf}"'“”‘’＂＇]*[=+\-@＝＋－＠﹦﹢﹣﹫−]|^[\t\r\n]/u;

/**
 * A cell by RFC 4180, always in quotes: where the separator is another one, as in half of Europe, a value
 * without them could go on in a cell of its own. What a spreadsheet would run begins with an apostrophe.
 */
export function csvCell(value: string): string {
  const defused = FORMULA.test(value) ? `'${value}` : value;
  return `"${defused.replaceAll('"', '""')}"`;
}

/** One record with its line break. */
export function csvRow(values: readonly string[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
