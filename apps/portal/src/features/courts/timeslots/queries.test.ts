import { expect, it, vi } from 'vitest'
import { queryClient } from '#platform/queries/query-client.ts'
import { loadTimeslots } from './queries.ts'

it('the page is shown when a browser cannot fetch the timeslots', async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ error: 'UNAVAILABLE' }, { status: 503 })),
  )
  expect(await loadTimeslots('no')).toBeNull()
  queryClient.clear()
})
