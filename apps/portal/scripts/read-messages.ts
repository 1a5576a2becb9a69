import type { compileProject } from '@inlang/paraglide-js'

type Project = Parameters<typeof compileProject>[0]['project']

export type MessageFile = { locale: string; content: Uint8Array }

type Variant = { matches: unknown; pattern: unknown }
type Message = {
  id: string
  bundleId: string
  locale: string
  selectors: unknown
  variants: Variant[]
}
type Imported = {
  bundles: { id: string; declarations: unknown }[]
  messages: Omit<Message, 'id' | 'variants'>[]
  variants: (Variant & { messageBundleId: string; messageLocale: string })[]
}
type Plugin = {
  importFiles(from: { files: readonly MessageFile[]; settings: object }): Promise<Imported>
}

/**
 * Files of texts as the project that the compiler takes. The compiler asks a project for its
 * settings and its texts alone. Its own projects keep the texts in a database of WebAssembly, with
 * several statements for each: three quarters of the time of a compilation.
 */
export async function readMessages(
  settings: { baseLocale: string; locales: readonly string[] },
  files: readonly MessageFile[],
): Promise<Project> {
  const name = '@inlang/plugin-message-format'
  const { default: plugin }: { default: Plugin } = await import(name)
  const bundles = nest(await plugin.importFiles({ files, settings }))
  const select = () => ({ execute: async () => bundles })
  const project = {
    settings: { get: async () => settings },
    db: { selectFrom: () => ({ select }) },
  }
  return project as unknown as Project
}

/** @throws a variant or a message has nothing to belong to */
function nest({ bundles, messages, variants }: Imported) {
  const nested = new Map(
    bundles.map(({ id, declarations }) => [id, { id, declarations, messages: [] as Message[] }]),
  )
  const variantsOf = new Map<string, Variant[]>()
  for (const { bundleId, locale, selectors } of messages) {
    const id = `${bundleId}/${locale}`
    const own: Variant[] = []
    variantsOf.set(id, own)
    get(nested, bundleId).messages.push({ id, bundleId, locale, selectors, variants: own })
  }
  for (const { messageBundleId, messageLocale, matches, pattern } of variants)
    get(variantsOf, `${messageBundleId}/${messageLocale}`).push({ matches, pattern })
  return [...nested.values()]
}

function get<Value>(map: ReadonlyMap<string, Value>, id: string): Value {
  const value = map.get(id)
  if (value === undefined) throw new Error(`The texts have a part of ${id}, and no such text`)
  return value
}
