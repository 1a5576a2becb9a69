import { writeFile } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'

/** One measured number and what it should be. */
export type Figure = {
  what: string
  value: number
  target: number
  smallerIsBetter?: true
  /** Decimals that are worth showing; 2 without it. */
  digits?: number
}

export type Result = {
  name: string
  /** Ratios have our figure above and the baseline's below, both measured in this run. */
  figures: readonly Figure[]
  details: readonly string[]
  /** Rows of cells, the heading first. */
  table?: readonly (readonly string[])[]
}

export function summarize({ name, figures, details, table = [] }: Result): string {
  return [
    name,
    ...figures.map((figure) => `${isMet(figure) ? '✔' : '✘'} ${figure.what}: ${shown(figure)}`),
    ...details.map((detail) => `  ${detail}`),
    ...table.map((row) => `  ${row.join(' · ')}`),
  ].join('\n')
}

/** Ratios hold from one machine to the next; the absolute figures are only there to explain them. */
export async function writeResults(
  file: string,
  results: readonly Result[],
  notes: string,
): Promise<void> {
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB`
  const rows = results.flatMap(({ figures }) =>
    figures.map((figure) => [
      figure.what,
      format(figure, figure.value),
      targetOf(figure),
      isMet(figure) ? 'yes' : 'no',
    ]),
  )
  await writeFile(
    file,
    [
      '# Benchmarks',
      '',
      `Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} on a machine with ${machine}; the load generator and the browser ran on the same cores.`,
      '',
      ...markdownTable([['what', 'measured', 'target', 'met'], ...rows]),
      '',
      ...results.flatMap(sectionOf),
      notes,
      '',
    ].join('\n'),
  )
}

function sectionOf({ name, details, table }: Result): string[] {
  return [
    `### ${name}`,
    '',
    ...(table ? [...markdownTable(table), ''] : []),
    ...details.map((detail) => `- ${detail}`),
    '',
  ]
}

function markdownTable([heading = [], ...rows]: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heading), line(heading.map(() => '---')), ...rows.map(line)]
}

function isMet({ value, target, smallerIsBetter }: Figure): boolean {
  return smallerIsBetter ? value <= target : value >= target
}

function shown(figure: Figure): string {
  return `${format(figure, figure.value)} (target ${targetOf(figure)})`
}

function targetOf(figure: Figure): string {
  return `${figure.smallerIsBetter ? '≤' : '≥'} ${figure.target}`
}

function format({ digits = 2 }: Figure, value: number): string {
  return value.toFixed(digits)
}
