import type { DatabaseFunction, Functions } from './read-functions.ts'

/** A body that the release before and this one may both run, with the reason. */
export type CompatibleChange = { readonly body: string; readonly reason: string }

/**
 * What of the functions that a release calls, or its triggers run, would be something else under it while
 * both run: what to do about each (docs/adr/0104-releases-that-overlap.md).
 *
 * @param options.released of the release before
 * @param options.compatible by name
 * @param options.dropped by a migration, since the release before called them no longer
 */
export function findChanges(options: {
  released: Functions
  current: Functions
  compatible: Readonly<Record<string, CompatibleChange>>
  dropped: readonly string[]
}): string[] {
  const { released, current, compatible, dropped } = options
  return Object.entries(released).flatMap(([name, before]) => {
    const now = current[name]
    if (!now)
      return dropped.includes(name) ? [] : [`${name} is gone: it stays until the next release`]
    if (now.signature !== before.signature)
      return [
        `${name} takes or returns something else: leave it, and give the new one the name ${nextName(name)}`,
      ]
    return now.body === before.body || compatible[name]?.body === now.body
      ? []
      : [`${name} does something else: ${whatToDo(name, now)}`]
  })
}

function whatToDo(name: string, { signature, body }: DatabaseFunction): string {
  const acknowledge = `name it in scripts/functions/compatible-changes.ts with the body ${body} if the release before may run it too, and why`
  return signature.endsWith(' returns trigger')
    ? `the triggers run it for the release before, too: ${acknowledge}`
    : `leave it and give the new one the name ${nextName(name)}, or ${acknowledge}`
}

/** Of `book_group_class` it is `book_group_class_2`, of that `book_group_class_3`. */
function nextName(name: string): string {
  const [, stem = name, version = '1'] = /^(.*)_(\d+)$/.exec(name) ?? []
  return `${stem}_${Number(version) + 1}`
}
