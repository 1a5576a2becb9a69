import { encode } from 'uqr'
import { describe, expect, it, test } from 'vitest'
import { filmOf } from '#core/courses/camera-film.testing.ts'
import { readTicketCode } from '#core/courses/ticket-code.ts'
import { cameraFailureOf } from './camera-failure.ts'
import { fitFrame } from './fit-frame.ts'
import { readFrame } from './read-frame.ts'
import { createRepeatFilter, quiet } from './repeat-filter.ts'

const code = 'KQ7M3WPRX2TZN5HVABCDEFGHIJ'

/** A picture of a code as the page of a ticket shows it, with so many pixels for each module. */
function draw(text: string, scale: number) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const width = size * scale
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let y = 0; y < width; y += 1)
    for (let x = 0; x < width; x += 1)
      if (data[Math.floor(y / scale)]?.[Math.floor(x / scale)])
        pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3)
  return { width, height: width, data: pixels }
}

describe('a frame', () => {
  it.each([3, 7, 12])('with a ticket at %i pixels a module is read', (scale) => {
    const read = readFrame(draw(`https://example.no/kurskalender/billett/${code}`, scale))
    expect(readTicketCode(read ?? '')).toBe(code)
  })

  it('of the film that the browser test takes for a camera is read', () => {
    const film = filmOf(`https://example.no/kurskalender/billett/${code}`)
    const luma = film.subarray(film.indexOf('FRAME\n') + 6).subarray(0, 640 * 480)
    const data = new Uint8ClampedArray([...luma].flatMap((grey) => [grey, grey, grey, 255]))
    const read = readFrame({ width: 640, height: 480, data })
    expect(readTicketCode(read ?? '')).toBe(code)
  })

  it('without one says nothing', () => {
    const data = new Uint8ClampedArray(64 * 64 * 4).fill(255)
    expect(readFrame({ width: 64, height: 64, data })).toBeNull()
  })

  it.each([
    [
      { width: 1920, height: 1080 },
      { width: 640, height: 360 },
    ],
    [
      { width: 720, height: 1280 },
      { width: 360, height: 640 },
    ],
    [
      { width: 320, height: 240 },
      { width: 320, height: 240 },
    ],
    [
      { width: 0, height: 0 },
      { width: 0, height: 0 },
    ],
  ])('of %j is read as %j', (size, expected) => {
    expect(fitFrame(size)).toEqual(expected)
  })
})

test('a code that stays before the camera is reported once', () => {
  const isNew = createRepeatFilter()
  expect(isNew('a', 0)).toBe(true)
  expect(isNew('a', quiet - 1)).toBe(false)
  expect(isNew('a', 2 * quiet - 2)).toBe(false)
  expect(isNew('a', 3 * quiet - 2)).toBe(true)
  expect(isNew('b', 3 * quiet - 1)).toBe(true)
  expect(isNew('a', 3 * quiet)).toBe(true)
})

test.each([
  ['NotAllowedError', 'denied'],
  ['NotFoundError', 'none'],
  ['OverconstrainedError', 'none'],
  ['NotReadableError', 'in-use'],
  ['TypeError', 'failed'],
])('%s is told as %s', (name, failure) => {
  expect(cameraFailureOf(Object.assign(new Error('no picture'), { name }))).toBe(failure)
})
