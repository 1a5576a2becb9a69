import { expect, test } from 'vitest'
import { distanceBetween } from './distance.ts'

const blindern = { latitude: 59.94, longitude: 10.722 }
const kjeller = { latitude: 59.976, longitude: 11.047 }

test('a place lies nowhere but where it is', () => {
  expect(distanceBetween(blindern, blindern)).toBe(0)
})

test('a degree to the north is a 360th of the way around the earth', () => {
  const circumference = 2 * Math.PI * 6_371_009
  expect(distanceBetween({ latitude: 59, longitude: 10 }, { latitude: 60, longitude: 10 })).toBe(
    Math.round(circumference / 360),
  )
})

test('a degree to the east is half as long at sixty degrees to the north', () => {
  const at = (latitude: number) =>
    distanceBetween({ latitude, longitude: 10 }, { latitude, longitude: 11 })
  expect(at(60) / at(0)).toBeCloseTo(0.5, 4)
})

test('the way back is as long', () => {
  expect(distanceBetween(blindern, kjeller)).toBe(distanceBetween(kjeller, blindern))
  expect(distanceBetween(blindern, kjeller)).toBe(18_530)
})

test('across the line where the days change it is the short way', () => {
  expect(
    distanceBetween({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }),
  ).toBe(22_239)
})

test('the other side of the earth is half way around it', () => {
  expect(distanceBetween({ latitude: 60, longitude: 10 }, { latitude: -60, longitude: -170 })).toBe(
    Math.round(Math.PI * 6_371_009),
  )
})
