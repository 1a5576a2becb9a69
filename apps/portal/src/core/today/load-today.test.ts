import { expect, test } from 'vitest'
import { ApiError } from '#platform/api-client.ts'
import { loadToday } from './load-today.ts'
import { type TodayOffer, todayOffer } from './today-offer.ts'

const now = new Date('2026-11-22T12:00:00Z')
const Panel = () => null
const offer = (load: TodayOffer['load']) => todayOffer({ order: 1, load, Panel })

test('each says its part, in the order given, of the same moment', async () => {
  const offers = [offer(async (moment) => ({ at: moment.toISOString() })), offer(async () => null)]
  expect(await loadToday(offers, now)).toEqual([{ at: '2026-11-22T12:00:00.000Z' }, null])
})

test('one that cannot be asked leaves the others and the page', async () => {
  const down = offer(async () => {
    throw new ApiError(503, 'CONTENT_UNAVAILABLE')
  })
  expect(await loadToday([down, offer(async () => ['open'])], now)).toEqual([null, ['open']])
})

test('a fault of ours is not hidden', async () => {
  const broken = offer(async () => {
    throw new TypeError('broken')
  })
  await expect(loadToday([broken], now)).rejects.toThrow('broken')
})
