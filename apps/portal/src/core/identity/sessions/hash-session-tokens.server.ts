import type { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { z } from 'zod'
import { hashToken } from '#platform/crypto/hash-token.server.ts'

type MakeAdapter = ReturnType<typeof drizzleAdapter>
type Adapter = ReturnType<MakeAdapter>

const WithToken = z.object({ token: z.string() })

/**
 * Keeps the tokens of new sessions as hashes: whoever reads the database, or a copy of it, has
 * nobody's cookie. Only making sessions is better-auth's; its own ways of finding one by a token,
 * which nothing can reach, find none.
 */
export function hashSessionTokens(makeAdapter: MakeAdapter): MakeAdapter {
  return (options) => {
    const adapter = makeAdapter(options)
    return {
      ...hashing(adapter),
      transaction: (run) => adapter.transaction((inner) => run(hashing(inner))),
    }
  }
}

function hashing<Kind extends Pick<Adapter, 'create'>>(adapter: Kind): Kind {
  const create: Adapter['create'] = async <T extends Record<string, unknown>, R = T>(
    row: Parameters<typeof adapter.create<T, R>>[0],
  ): Promise<R> => {
    if (row.model !== 'session') return adapter.create<T, R>(row)
    const { token } = WithToken.parse(row.data)
    const data = { ...row.data, token: hashToken(token) }
    // The cookie gets the token itself.
    return Object.assign(await adapter.create<T, R & object>({ ...row, data }), { token })
  }
  return { ...adapter, create }
}
