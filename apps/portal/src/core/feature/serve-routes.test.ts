import { expect, it } from 'vitest'
import { z } from 'zod'
import { describeRoute } from '#platform/api/describe-route.server.ts'
import { route } from '#platform/api/route.ts'
import { serveRoutes } from './serve-endpoints.server.ts'

const answer = z.strictObject({})
const rest = { summary: 'A route of a test.', answer }
const plain = route<{ answer: Record<string, never> }>()('GET', '/api/plain')

it.each([
  ['user', 'user'],
  ['staff on the way in', 'staff-on-the-way-in'],
  ['staff', { staff: ['admin'] }],
] as const)('does not start with a route for %s and nothing that tells who asks', (_, mayAsk) => {
  const described = describeRoute(plain, { ...rest, mayAsk })
  expect(() => serveRoutes({}).serve(described, () => ({}))).toThrow('GET /api/plain')
})

it('takes no role that there is not, and no machine without a door', () => {
  const { serve, serveBehind } = serveRoutes({
    requireStaff: Object.assign(() => async () => undefined, { onTheWayIn: async () => undefined }),
  })
  const unknown = describeRoute(plain, { ...rest, mayAsk: { staff: ['janitor'] } })
  // @ts-expect-error: there is no such role
  serve(unknown, () => ({}))
  const machine = { name: 'key', scheme: { type: 'http', scheme: 'bearer' } }
  const forMachines = describeRoute(plain, { ...rest, mayAsk: { machine } })
  // @ts-expect-error: nothing looks at the key
  serve(forMachines, () => ({}))
  serveBehind(
    () => 'who it is',
    forMachines,
    ({ admitted }) => {
      admitted.toUpperCase()
      return {}
    },
  )
})
