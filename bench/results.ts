import { writeFile } from 'node:fs/promises'
import { availableParallelism, totalmem } from 'node:os'

export type Result = {
  name: string
  /** Ours divided by the yardstick's, both measured in this run. */
  ratio: number
  target: number
  smallerIsBetter?: true
  details: readonly string[]
}

export function summarize({ name, ratio, target, smallerIsBetter, details }: Result): string {
  const met = smallerIsBetter ? ratio <= target : ratio >= target
  return [
    `${met ? '✔' : '✘'} ${name}`,
    `  ratio ${ratio.toFixed(2)} (target ${smallerIsBetter ? 'at most' : 'at least'} ${target})`,
    ...details.map((detail) => `  ${detail}`),
  ].join('\n')
}

/** Ratios hold from one machine to the next; the absolute figures are only there to explain them. */
export async function writeResults(
  file: string,
  results: readonly Result[],
  notes: string,
): Promise<void> {
  const rows = results.map(
    ({ name, ratio, target, smallerIsBetter }) =>
      `| ${name} | ${ratio.toFixed(2)} | ${smallerIsBetter ? '≤' : '≥'} ${target} |`,
  )
  const details = results.flatMap((result) => [
    `### ${result.name}`,
    '',
    ...result.details.map((detail) => `- ${detail}`),
    '',
  ])
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB`
  await writeFile(
    file,
    [
      '# Benchmarks',
      '',
      `Measured by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)} on a machine with ${machine}; the load generator ran on the same cores.`,
      '',
      '| what | ratio | target |',
      '| --- | --- | --- |',
      ...rows,
      '',
      ...details,
      notes,
      '',
    ].join('\n'),
  )
}
