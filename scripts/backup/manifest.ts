import { z } from 'zod'
import { PlainError } from '../progress.ts'
import { folderNames } from './folders.ts'

const count = z.int().nonnegative()

const Manifest = z.object({
  /** Of the backup's folder. A program that does not know the number restores nothing. */
  format: z.literal(1),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  program: z.object({ version: z.string(), commit: z.string().nullable() }),
  database: z.object({
    serverVersion: z.string(),
    /** The major version of the `pg_dump` that wrote it. */
    dumpMajor: count,
    /** Counted in the snapshot that was dumped. */
    tables: z.array(z.object({ schema: z.string(), table: z.string(), rows: count })),
  }),
  folders: z.array(
    z.discriminatedUnion('in', [
      z.object({ name: z.enum(folderNames), in: z.literal('archive'), files: count, bytes: count }),
      /** A bucket is copied by its own service. */
      z.object({ name: z.enum(folderNames), in: z.literal('bucket') }),
    ]),
  ),
})

/** What a backup holds. Nothing in it is personal or secret. */
export type Manifest = z.infer<typeof Manifest>
export type TableCount = Manifest['database']['tables'][number]

export function formatManifest(manifest: Manifest): string {
  return `${JSON.stringify(manifest, null, 2)}\n`
}

/** @throws {PlainError} it is not a manifest, or one of another format */
export function parseManifest(text: string): Manifest {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    throw new PlainError('The manifest of the backup is damaged: it is not JSON.')
  }
  const parsed = Manifest.safeParse(content)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new PlainError(
    `The manifest of the backup cannot be used: "${issue?.path.join('.')}" ${issue?.message}. Use the version of Trivsel that made the backup, or a later one.`,
  )
}

/** Where the counts of the tables differ, one line each. */
export function compareCounts(
  expected: readonly TableCount[],
  found: readonly TableCount[],
): string[] {
  const nameOf = ({ schema, table }: TableCount) => `${schema}.${table}`
  const rows = new Map(found.map((table) => [nameOf(table), table.rows]))
  const expectedNames = new Set(expected.map(nameOf))
  return [
    ...expected
      .filter((table) => rows.get(nameOf(table)) !== table.rows)
      .map((table) => {
        const there = rows.get(nameOf(table))
        return there === undefined
          ? `${nameOf(table)} is missing`
          : `${nameOf(table)} has ${there} rows instead of ${table.rows}`
      }),
    ...found
      .filter((table) => !expectedNames.has(nameOf(table)))
      .map((table) => `${nameOf(table)} is not in the backup`),
  ]
}
