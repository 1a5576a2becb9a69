import { enableCompileCache, flushCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'

const ownModules = new URL('../../', import.meta.url).href

/**
 * Makes loading modules cheap in the thread that calls it: compiled code, without its types, is
 * read from a folder at the next start, and each module is resolved once. Node resolves it at every
 * import, and reads the description of its package each time, which for one of ours is 177 kB long:
 * that was half of the processor time of a start (docs/adr/0059-fast-start-readiness-and-503.md).
 *
 * @param dataFolder anything in it may be deleted while nothing runs
 */
export function quickenImports(dataFolder: string): void {
  enableCompileCache(join(dataFolder, 'compile-cache'))
  const found = new Map<string, ReturnType<typeof resolveOnce>>()

  function resolveOnce(...[specifier, context, resolve]: ResolveInputs) {
    return { ...resolve(specifier, context), shortCircuit: true }
  }

  registerHooks({
    resolve(specifier, context, resolve) {
      const key = keyOf(specifier, context)
      if (key === null) return resolve(specifier, context)
      const known = found.get(key) ?? resolveOnce(specifier, context, resolve)
      found.set(key, known)
      return known
    },
  })
}

type ResolveHook = NonNullable<Parameters<typeof registerHooks>[0]['resolve']>
type ResolveInputs = Parameters<ResolveHook>

/** The same for all imports that lead to the same module; null where more than this decides. */
function keyOf(specifier: string, { parentURL, conditions }: ResolveInputs[1]): string | null {
  if (!parentURL || conditions.includes('require')) return null
  if (specifier.startsWith('.')) return new URL(specifier, parentURL).href
  return parentURL.startsWith(ownModules) ? specifier : null
}

/** Writes down what was compiled: a process that is killed does not come to it. */
export const keepCompiled = flushCompileCache
