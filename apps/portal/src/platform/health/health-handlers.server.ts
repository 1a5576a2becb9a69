import { Hono } from 'hono'

/** `degraded`: it does its work, but not as quickly as it should. */
export type Health = 'ok' | 'degraded' | 'unavailable'

type Check = () => Health | Promise<Health>

const answerWithin = 2_000

const uncached = { 'cache-control': 'no-store' }

/**
 * What a load balancer and an operator ask.
 *
 * - `/livez`: the process runs. It depends on nothing, so that nothing else has it killed.
 * - `/startupz`: its start is over.
 * - `/readyz`: it can serve what most visitors ask for. The body says what else is degraded or away:
 *   to take an instance out for that would mend nothing, as the others depend on the same
 *   (docs/adr/0094-probes-and-stopping.md).
 *
 * @param checks of what it depends on, by the name in the body
 * @param servesVisitors whether it does without what is away
 */
export function createHealthApi(
  checks: Readonly<Record<string, Check>>,
  servesVisitors: () => boolean | Promise<boolean>,
) {
  let stopping = false
  let waitsFor: string | null = 'the start'
  const api = new Hono()
    .get('/livez', (context) => context.json({ status: 'ok' }, 200, uncached))
    .get('/startupz', (context) =>
      waitsFor === null
        ? context.json({ status: 'ok' }, 200, uncached)
        : context.json({ status: 'starting', waitsFor }, 503, uncached),
    )
    .get('/readyz', async (context) => {
      const results = await Promise.all(
        Object.entries(checks).map(
          async ([name, check]) => [name, await answerOf(check)] satisfies [string, Health],
        ),
      )
      const status = await statusOf(results.map(([, health]) => health))
      return context.json(
        { status, ...(waitsFor !== null && { waitsFor }), ...Object.fromEntries(results) },
        status === 'ok' || status === 'degraded' ? 200 : 503,
        uncached,
      )
    })

  async function statusOf(parts: readonly Health[]) {
    if (stopping) return 'stopping'
    if (waitsFor !== null) return 'starting'
    if (parts.every((health) => health === 'ok')) return 'ok'
    const serves = await answerOf(async () => ((await servesVisitors()) ? 'ok' : 'unavailable'))
    return serves === 'ok' ? 'degraded' : 'unavailable'
  }

  return {
    api,
    /** What is still missing of the start; null once everything is there. */
    noteStart(missing: string | null) {
      waitsFor = missing
    },
    /** From now on not ready, whatever is still served. */
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
