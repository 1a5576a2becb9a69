/** Makes a thing when it is first asked for: what a page does not use costs its visitor nothing. */
export function once<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | undefined
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
