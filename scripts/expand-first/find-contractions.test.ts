import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { repositoryRoot } from '../paths.ts'
import { contractions } from './contractions.ts'
import { findContractions } from './find-contractions.ts'

describe('a migration takes away', () => {
  it.each([
    ['alter table portal.x drop column a', 'drops column x.a'],
    ['alter table portal.x alter column a type bigint', 'changes the type of x.a'],
    ['alter table portal.x alter column a set not null', 'requires x.a'],
    ['alter table portal.x add column a text not null', 'requires x.a'],
    ['alter table portal.x rename column a to b', 'renames a'],
    ['alter table portal.x rename to y', 'renames x'],
    ['drop table portal.x', 'drops table portal.x'],
    ['drop type portal.t', 'drops type portal.t'],
    ['drop function portal.f(text)', 'drops function portal.f.text'],
    ['truncate portal.x', 'empties a table'],
    ["alter table portal.x add constraint c check (a <> '')", 'constrains x by c'],
    ['alter table portal.x add constraint c unique (a)', 'constrains x by c'],
    [
      'alter table portal.x add constraint c foreign key (a) references portal.y(id)',
      'constrains x by c',
    ],
  ])('by “%s”', async (text, found) => {
    expect(await findContractions(text)).toEqual([found])
  })
})

describe('a migration only adds', () => {
  it.each([
    'create table portal.x (a text not null); alter table portal.x add constraint c unique (a)',
    'create table portal.x (a text); alter table portal.x alter column a set not null',
    'create table portal.x (a text); alter table portal.x rename column a to b',
    'alter table portal.x add column a text',
    "alter table portal.x add column a text not null default 'b'",
    'alter table portal.x add column a int not null generated always as identity',
    "alter table portal.x add constraint c check (a <> '') not valid",
    'alter table portal.x validate constraint c',
    'alter table portal.x alter column a drop not null',
    'create index i on portal.x (a)',
    'drop index portal.i',
    'drop trigger t on portal.x',
    "update portal.x set a = 'b'",
  ])('by “%s”', async (text) => {
    expect(await findContractions(text)).toEqual([])
  })
})

/** The newest of each that was there when the rule began. */
const before = {
  portal: '20261130194848_site_restore',
  cms: '20261127_184130_examples',
} as const

/** SQL of what a migration of Payload does on the way up. */
function textsOfPayload(file: string): string {
  const [up = ''] = readFileSync(file, 'utf8').split('export async function down')
  const parts = up.split('sql`').slice(1)
  return parts.map((part) => part.slice(0, part.indexOf('`'))).join(';\n')
}

const migrations = [
  ...globSync('apps/portal/migrations/*.sql', { cwd: repositoryRoot }).map((file) => ({
    name: basename(file, '.sql'),
    isNew: basename(file, '.sql') > before.portal,
    text: () => readFileSync(join(repositoryRoot, file), 'utf8'),
  })),
  ...globSync('apps/cms/src/migrations/2*.ts', { cwd: repositoryRoot }).map((file) => ({
    name: basename(file, '.ts'),
    isNew: basename(file, '.ts') > before.cms,
    text: () => textsOfPayload(join(repositoryRoot, file)),
  })),
]

describe('migrations of both applications', () => {
  it('are read, also those that are older than the rule', async () => {
    expect(migrations.length).toBeGreaterThan(50)
    for (const { text } of migrations) await findContractions(text())
    const courses = migrations.find(({ name }) => name.endsWith('_receipts'))
    expect(await findContractions(courses?.text() ?? '')).not.toEqual([])
  })

  it('only add while the release before still runs', async () => {
    const found: string[] = []
    for (const { name, isNew, text } of migrations)
      if (isNew && !contractions[name])
        for (const what of await findContractions(text())) found.push(`${name} ${what}`)
    expect(found, 'docs/adr/0099-migrations-expand-first.md').toEqual([])
  })

  it('that contract are named with a reason, and are there', () => {
    const names = migrations.map(({ name }) => name)
    expect(Object.keys(contractions).filter((name) => !names.includes(name))).toEqual([])
  })
})
