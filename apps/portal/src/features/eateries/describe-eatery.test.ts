import type { Eatery } from '@trivsel/content-contract/kinds/eateries/contract'
import { beforeAll, expect, test } from 'vitest'
import { provideRenderContext } from '#platform/render-context.ts'
import { describeEatery } from './describe-eatery.ts'

beforeAll(() => provideRenderContext(() => ({ origin: 'https://trivsel.example' })))

const eatery: Eatery & { now: number } = {
  id: 1,
  slug: 'frederikke',
  displayName: 'Frederikke',
  ingress: 'Middag.',
  image: {
    alt: '',
    version: 'v',
    focus: null,
    sizes: [{ file: 'a.webp', width: 256, height: 171 }],
  },
  richText: [{ tag: 'p', children: [{ text: 'Mer.' }] }],
  navBlocks: [],
  alternates: {},
  updatedAt: '2026-11-20T10:00:00.000Z',
  eateryType: 'coffee_bar',
  address: 'Gata 1',
  location: { latitude: 59.94, longitude: 10.722 },
  studyPlace: null,
  openingHours: [{ firstDay: 1, lastDay: 4, opens: '08:00', closes: '17:00' }],
  specialHours: [
    { title: 'Over', from: '2026-11-01', to: '2026-11-20', hours: null },
    { title: 'Jul', from: '2026-12-24', to: '2026-12-26', hours: null },
  ],
  openingHoursTitle: null,
  menuBox: null,
  menuPdf: null,
  mainAction: null,
  kitchenPhone: '22 00 00 01',
  officePhone: null,
  now: Date.parse('2026-11-21T12:00:00Z'),
}

test('a place has absolute addresses, its hours, and the exceptions that are to come', () => {
  expect(describeEatery(eatery)).toMatchObject({
    '@type': 'CafeOrCoffeeShop',
    url: 'https://trivsel.example/mat-og-drikke/spisesteder/frederikke',
    image: 'https://trivsel.example/files/media/v/a.webp',
    telephone: '22 00 00 01',
    geo: { '@type': 'GeoCoordinates', latitude: 59.94, longitude: 10.722 },
    openingHoursSpecification: [
      {
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
        opens: '08:00',
        closes: '17:00',
      },
    ],
    specialOpeningHoursSpecification: [
      { validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
    ],
  })
})
