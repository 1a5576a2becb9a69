import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { placesFiles } from '../../../scripts/generate-places.ts'
import { stamp } from './places-kind.ts'

const course = { one: 'evening_course', many: 'evening_courses', idColumn: 'course_id' }

it('renames the code of a kind', () => {
  expect(
    stamp("offer_booking.offer_id, 'offer-place-freed', announce_offers() on portal.offer", course),
  ).toBe(
    "evening_course_booking.course_id, 'evening-course-place-freed', announce_evening_courses() on portal.evening_course",
  )
})

it('leaves no name of the template', () => {
  const folder = new URL('template/', import.meta.url)
  for (const name of readdirSync(folder))
    expect(stamp(readFileSync(new URL(name, folder), 'utf8'), course)).not.toMatch(/offer/i)
})

it('the functions of every kind match the template', async () => {
  const files = await placesFiles()
  expect(files.size).toBeGreaterThan(10)
  for (const [file, text] of files) expect([file, readFileSync(file, 'utf8')]).toEqual([file, text])
})
