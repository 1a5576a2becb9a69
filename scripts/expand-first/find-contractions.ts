import { parse } from 'libpg-query'

type Node = Readonly<Record<string, unknown>>
type Named = { readonly relname?: string }

/**
 * What a migration takes away from a release that still runs while it is applied, or would make it wait:
 * the rules of docs/adr/0099-migrations-expand-first.md. Empty for one that only adds.
 *
 * @param text SQL of one migration, read by the parser of PostgreSQL
 */
export async function findContractions(text: string): Promise<string[]> {
  const { stmts = [] } = (await parse(text)) as { stmts?: { stmt: Node }[] }
  const made = new Set<string>()
  const found: string[] = []
  for (const { stmt } of stmts) {
    const [[kind, body] = ['', {}]] = Object.entries(stmt) as [string, Node][]
    if (kind === 'CreateStmt') made.add(nameOf(body.relation))
    else if (kind === 'DropStmt' && takesAway.has(String(body.removeType)))
      found.push(`drops ${words(body.removeType, 'OBJECT_')} ${namesIn(body.objects)}`)
    else if (kind === 'RenameStmt' && !made.has(nameOf(body.relation)))
      found.push(`renames ${body.subname ?? nameOf(body.relation)}`)
    else if (kind === 'TruncateStmt') found.push('empties a table')
    else if (kind === 'AlterTableStmt' && !made.has(nameOf(body.relation)))
      for (const command of listOf(body.cmds, 'AlterTableCmd'))
        found.push(...inCommand(nameOf(body.relation), command))
  }
  return found
}

const takesAway = new Set([
  'OBJECT_TABLE',
  'OBJECT_VIEW',
  'OBJECT_SEQUENCE',
  'OBJECT_TYPE',
  'OBJECT_SCHEMA',
  'OBJECT_FUNCTION',
])

/** Of a table that was there before. */
function inCommand(table: string, command: Node): string[] {
  const { subtype, name, def } = command
  if (subtype === 'AT_DropColumn') return [`drops column ${table}.${name}`]
  if (subtype === 'AT_AlterColumnType') return [`changes the type of ${table}.${name}`]
  if (subtype === 'AT_SetNotNull') return [`requires ${table}.${name}`]
  if (subtype === 'AT_AddColumn') return inColumn(table, inner(def, 'ColumnDef'))
  if (subtype !== 'AT_AddConstraint') return []
  const constraint = inner(def, 'Constraint')
  // `not valid`: rows of before are not looked at.
  return constraint.skip_validation ? [] : [`constrains ${table} by ${constraint.conname}`]
}

/** The old release inserts rows without it. */
function inColumn(table: string, column: Node): string[] {
  const kinds = listOf(column.constraints, 'Constraint').map(({ contype }) => contype)
  const isFilled = ['CONSTR_DEFAULT', 'CONSTR_IDENTITY', 'CONSTR_GENERATED'].some((kind) =>
    kinds.includes(kind),
  )
  const isRequired = kinds.includes('CONSTR_NOTNULL') && !isFilled
  return isRequired ? [`requires ${table}.${column.colname}`] : []
}

const inner = (node: unknown, kind: string): Node => (node as Record<string, Node>)?.[kind] ?? {}

const listOf = (nodes: unknown, kind: string): Node[] =>
  ((nodes ?? []) as Node[]).map((node) => inner(node, kind))

const nameOf = (relation: unknown): string => (relation as Named | undefined)?.relname ?? ''

const words = (text: unknown, prefix: string) =>
  String(text).replace(prefix, '').replaceAll('_', ' ').toLowerCase()

/** Only what has a name is dropped. */
function namesIn(objects: unknown): string {
  const names = JSON.stringify(objects).matchAll(/"sval":"(?<name>[^"]+)"/g)
  return [...new Set(Array.from(names, ({ groups }) => groups?.name))].join('.')
}
