/** What a link takes along of the address that the browser shows: data attributes of the link. */
export type Completion = {
  /** Where it leads by itself. */
  readonly address?: string | undefined
  /** Names of parameters that go along, with spaces between. */
  readonly query?: string | undefined
  /** What is behind the `#` goes along. */
  readonly fragment?: string | undefined
  /** The whole of the present address goes along, as `callback`. */
  readonly callback?: string | undefined
}

/** @param here the address that the browser shows */
export function completeAddress(completion: Completion, here: URL): string {
  const target = new URL(completion.address ?? '/', here)
  for (const name of completion.query?.split(' ') ?? [])
    if (!target.searchParams.has(name))
      for (const value of here.searchParams.getAll(name)) target.searchParams.append(name, value)
  if (completion.fragment !== undefined) target.hash = here.hash
  if (completion.callback !== undefined)
    target.searchParams.set('callback', here.pathname + here.search + here.hash)
  return target.pathname + target.search + target.hash
}
