import type {
  CollectionBeforeOperationHook,
  GlobalBeforeOperationHook,
  Plugin,
  TypedLocale,
} from 'payload'

/**
 * A request to the API that names no language means the default one. Payload leaves the language
 * empty then: sorting by a localized field fails, and a localized value that was sent is dropped.
 */
const setLocale: CollectionBeforeOperationHook & GlobalBeforeOperationHook = ({ req }) => {
  const { localization } = req.payload.config
  if (localization && !req.locale) req.locale = localization.defaultLocale as TypedLocale
}

/** For every collection and global, before its own hooks. */
export const useDefaultLocale: Plugin = ({ collections = [], globals = [], ...config }) => ({
  ...config,
  collections: collections.map((collection) => ({
    ...collection,
    hooks: before(collection.hooks),
  })),
  globals: globals.map((global) => ({ ...global, hooks: before(global.hooks) })),
})

const before = <Hooks extends { beforeOperation?: unknown[] }>(hooks: Hooks | undefined) =>
  ({ ...hooks, beforeOperation: [setLocale, ...(hooks?.beforeOperation ?? [])] }) as Hooks
