import type { JobListing } from '@trivsel/content-contract/kinds/job-listings/contract'
import { beforeAll, expect, test } from 'vitest'
import { provideRenderContext } from '#platform/render-context.ts'
import { describeJobListing } from './describe-job-listing.ts'

beforeAll(() => provideRenderContext(() => ({ origin: 'https://trivsel.example' })))

test('a position is listed until its last day is over', () => {
  const listing: JobListing & { now: number } = {
    id: 1,
    slug: 'kokk',
    displayName: 'Kokk',
    ingress: 'Lag mat.',
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
    serviceArea: null,
    city: null,
    applicationDeadline: '2026-11-21',
    buttons: [],
    publishedAt: '2026-11-01T10:00:00.000Z',
    now: Date.parse('2026-11-21T22:59:59Z'),
  }
  expect(describeJobListing(listing)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Kokk',
    validThrough: '2026-11-21T23:59:59',
  })
  expect(describeJobListing({ ...listing, now: Date.parse('2026-11-21T23:00:00Z') })).toBeNull()
  const open = describeJobListing({ ...listing, applicationDeadline: null })
  expect(open).not.toHaveProperty('validThrough')
})
