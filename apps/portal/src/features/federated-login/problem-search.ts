import { type ProviderId, providerIds } from './providers.ts'

/** Why the way through each provider failed, in the address of the page that it led back to. */
export type Problems = { [Provider in ProviderId]?: string }

export function problemSearch(search: Record<string, unknown>): Problems {
  const problems: Problems = {}
  for (const provider of providerIds) {
    const code = search[provider]
    if (typeof code === 'string') problems[provider] = code
  }
  return problems
}
