import { type Fields, isFields, textAt, type Value } from './manifest.ts'

/** Lists of which a patch changes the entry with the same key; any other list it replaces. */
const keyOfList: Readonly<Record<string, string>> = {
  containers: 'name',
  initContainers: 'name',
  env: 'name',
  volumes: 'name',
  volumeMounts: 'mountPath',
}

/** A strategic merge patch of Kubernetes, for what our patches do: null removes. */
export function mergeStrategically(target: Fields, patch: Fields): Fields {
  const merged = { ...target }
  for (const [name, change] of Object.entries(patch)) {
    const before = merged[name]
    if (change === null) delete merged[name]
    else if (isFields(change))
      merged[name] = mergeStrategically(isFields(before) ? before : {}, change)
    else if (Array.isArray(change) && Array.isArray(before) && keyOfList[name])
      merged[name] = mergeLists(before, change, keyOfList[name])
    else merged[name] = change
  }
  return merged
}

/** What the patch names comes first, as Kustomize has it. */
function mergeLists(before: readonly Value[], changes: readonly Value[], key: string): Value[] {
  const keyOf = (entry: Value) => textAt(entry, key)
  const patched = changes.map((change) => {
    if (!isFields(change)) throw new Error(`An entry of a list by ${key} is no object`)
    const entry = before.find((one) => keyOf(one) === keyOf(change))
    return mergeStrategically(isFields(entry) ? entry : {}, change)
  })
  const named = new Set(changes.map(keyOf))
  return [...patched, ...before.filter((entry) => !named.has(keyOf(entry)))]
}
