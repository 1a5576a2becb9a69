import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contractions } from '../expand-first/contractions.ts'
import { findContractions } from '../expand-first/find-contractions.ts'
import { repositoryRoot } from '../paths.ts'
import { compatibleChanges } from './compatible-changes.ts'
import { findChanges } from './find-changes.ts'
import { describeFunction, readFunctions } from './read-functions.ts'
import released from './released.json' with { type: 'json' }

const before = describeFunction(`-- How many.
  CREATE OR REPLACE FUNCTION portal.count_places(class_id bigint, day date)
  RETURNS integer LANGUAGE sql AS $$ select 1 $$;`)

const changesTo = (
  text: string,
  options: Partial<Parameters<typeof findChanges>[0]> = {},
  name = 'count_places',
) =>
  findChanges({
    released: { [name]: before },
    current: { [name]: describeFunction(text) },
    compatible: {},
    dropped: [],
    ...options,
  })

describe('a function of the release before', () => {
  it('is the same in another layout', () => {
    expect(before.signature).toBe('portal.count_places(class_id bigint, day date) returns integer')
    const text = `create or replace function portal.count_places(
      class_id bigint, day date) returns integer
      LANGUAGE sql AS $$ select 1 -- place
      $$;`
    expect(changesTo(text)).toEqual([])
  })

  it.each([
    ['takes more', '(class_id bigint, day date, kind text) returns integer'],
    [
      'takes more, with a default',
      "(class_id bigint, day date, kind text default '') returns integer",
    ],
    ['takes another type', '(class_id text, day date) returns integer'],
    ['returns something else', '(class_id bigint, day date) returns bigint'],
  ])('needs another name when it %s', (_, head) => {
    const text = `create or replace function portal.count_places${head} LANGUAGE sql AS $$ select 1 $$;`
    const compatible = { count_places: { body: describeFunction(text).body, reason: 'none' } }
    expect(changesTo(text, { compatible })).toEqual([
      expect.stringContaining('the name count_places_2'),
    ])
    expect(changesTo(text, {}, 'count_places_2')).toEqual([
      expect.stringContaining('the name count_places_3'),
    ])
  })

  const changed = `create or replace function portal.count_places(class_id bigint, day date)
    returns integer LANGUAGE sql AS $$ select 2 $$;`

  it('needs another name, or a reason, when it does something else', () => {
    const { body } = describeFunction(changed)
    expect(changesTo(changed)).toEqual([
      expect.stringMatching(`count_places_2, or .* the body ${body}`),
    ])
    const compatible = { count_places: { body, reason: 'it is only quicker' } }
    expect(changesTo(changed, { compatible })).toEqual([])
  })

  it('needs another reason when it changes again', () => {
    const compatible = { count_places: { body: before.body, reason: 'it is only quicker' } }
    expect(changesTo(changed, { compatible })).toHaveLength(1)
  })

  it('stays until a migration may drop it', () => {
    expect(changesTo('', { current: {} })).toEqual([expect.stringContaining('is gone')])
    expect(changesTo('', { current: {}, dropped: ['count_places'] })).toEqual([])
  })

  it('cannot leave the triggers that run it', () => {
    const trigger = (body: string) =>
      describeFunction(`create or replace function portal.note() returns trigger
        language plpgsql as $$ begin ${body} end $$;`)
    const changes = findChanges({
      released: { note: trigger('return null;') },
      current: { note: trigger('return new;') },
      compatible: {},
      dropped: [],
    })
    expect(changes).toEqual([expect.stringContaining('the triggers run it')])
    expect(changes[0]).not.toContain('note_2')
  })
})

describe('the functions of the portal', () => {
  const current = readFunctions(repositoryRoot)

  it('have a signature each', () => {
    expect(Object.keys(current).length).toBeGreaterThan(50)
    for (const [name, { signature }] of Object.entries(current))
      expect(signature).toMatch(new RegExp(`^portal\\.${name}\\(.*\\) returns `))
  })

  it('are to the release before what they were', async () => {
    const changes = findChanges({
      released,
      current,
      compatible: compatibleChanges,
      dropped: await droppedFunctions(),
    })
    expect(changes, 'docs/adr/0104-releases-that-overlap.md').toEqual([])
  })

  it('that changed are in the list no longer than they differ', () => {
    const done = Object.keys(compatibleChanges).filter(
      (name) => current[name]?.body === (released as typeof current)[name]?.body,
    )
    expect(done).toEqual([])
  })
})

/** By migrations that may take away. */
async function droppedFunctions(): Promise<string[]> {
  const found: string[] = []
  for (const file of globSync('apps/portal/migrations/*.sql', { cwd: repositoryRoot }))
    if (contractions[basename(file, '.sql')])
      found.push(...(await findContractions(readFileSync(join(repositoryRoot, file), 'utf8'))))
  return found.flatMap((what) => /^drops function portal\.(\w+)/.exec(what)?.[1] ?? [])
}
