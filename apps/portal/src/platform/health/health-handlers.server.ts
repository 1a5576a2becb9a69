import { Hono } from 'hono'

/** `degraded`: it does its work, but not as quickly as it should. */
export type Health = 'ok' | 'degraded' | 'unavailable'

type Check = () => Health | Promise<Health>

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
  let waitsFor: string | null = 'the start'
  const api = new Hono()
    .get('/healthz', (context) =>
      context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }),
    )
    .get('/readyz', async (context) => {
      const results = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => {
          const health = await answerOf(check)
          const spare = dispensable[name]
          const serves = health !== 'unavailable' || (spare && (await answerOf(spare)) === 'ok')
          return { name, health, serves }
        }),
      )
      const serves = results.every(({ serves }) => serves)
      const isReady = !stopping && waitsFor === null && serves
      const notReady = stopping ? 'stopping' : waitsFor === null ? 'unavailable' : 'starting'
      return context.json(
        {
          status: isReady ? 'ok' : notReady,
          ...(waitsFor !== null && { waitsFor }),
          ...Object.fromEntries(results.map(({ name, health }) => [name, health])),
        },
        isReady ? 200 : 503,
        { 'cache-control': 'no-store' },
      )
    })
  return {
    api,
    /** What is still missing of the start; null once everything is there. */
    noteStart(missing: string | null) {
      waitsFor = missing
    },
    /** From now on not ready: requests that are under way are still finished. */
    beginStopping() {
      stopping = true
    },
  }
}

async function answerOf(check: Check): Promise<Health> {
  const timeout = Promise.withResolvers<Health>()
  const timer = setTimeout(() => timeout.resolve('unavailable'), answerWithin)
  try {
    return await Promise.race([check(), timeout.promise])
  } catch {
    return 'unavailable'
  } finally {
    clearTimeout(timer)
  }
}
