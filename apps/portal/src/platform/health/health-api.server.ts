import { Hono } from 'hono'

type Check = () => boolean | Promise<boolean>

const answerWithin = 2_000

/**
 * `/healthz`: the process runs. `/readyz`: it can serve, with what it depends on; a load balancer
 * sends nobody here while it answers 503.
 * @param dispensable whether it can serve without one that fails its check
 */
export function createHealthApi(
  checks: Readonly<Record<string, Check>>,
  dispensable: Readonly<Record<string, Check>> = {},
) {
  let stopping = false
  const api = new Hono()
    .get('/healthz', (context) =>
      context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }),
    )
    .get('/readyz', async (context) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          const ok = await passes(check)
          const spare = dispensable[name]
          return { name, ok, serves: ok || (spare !== undefined && (await passes(spare))) }
        }),
      )
      const isReady = !stopping && results.every(({ serves }) => serves)
      return context.json(
        {
          status: stopping ? 'stopping' : isReady ? 'ok' : 'unavailable',
          ...Object.fromEntries(results.map(({ name, ok }) => [name, ok ? 'ok' : 'unavailable'])),
        },
        isReady ? 200 : 503,
        { 'cache-control': 'no-store' },
      )
    })
  return {
    api,
    /** From now on not ready: requests that are under way are still finished. */
    beginStopping() {
      stopping = true
    },
  }
}

async function passes(check: Check): Promise<boolean> {
  const timeout = Promise.withResolvers<false>()
  const timer = setTimeout(() => timeout.resolve(false), answerWithin)
  try {
    return await Promise.race([check(), timeout.promise])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
