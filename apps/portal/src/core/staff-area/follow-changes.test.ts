import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followChanges } from './follow-changes.ts'
import { staffKey, staffWorkQuery } from './queries.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** With counts, a list of the staff area and a list of another part of the site. */
function start() {
  const client = new QueryClient()
  client.setQueryData(staffWorkQuery.queryKey, { items: [] })
  client.setQueryData([...staffKey, 'cases'], [])
  client.setQueryData(['session'], null)
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  const stop = followChanges(client)
  const isOutdated = () => client.getQueryState(staffWorkQuery.queryKey)?.isInvalidated
  return { client, invalidate, stop, isOutdated }
}

it('counts again what waits when something of the staff area has changed, once for each change', async () => {
  const { client, invalidate, isOutdated } = start()
  client.setQueryData([...staffKey, 'payments'], [])
  await client.invalidateQueries({ queryKey: staffKey })
  vi.runAllTimers()
  expect(isOutdated()).toBe(true)
  expect(invalidate).toHaveBeenCalledTimes(2)
})

it('leaves the counts as they are when something else has changed, or nothing listens any more', async () => {
  const { client, stop, isOutdated } = start()
  await client.invalidateQueries({ queryKey: ['session'] })
  vi.runAllTimers()
  expect(isOutdated()).toBe(false)
  stop()
  await client.invalidateQueries({ queryKey: [...staffKey, 'cases'] })
  vi.runAllTimers()
  expect(isOutdated()).toBe(false)
})
