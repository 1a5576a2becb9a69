import { expect, test } from 'vitest'
import { imageSizes } from './image-sizes.ts'

test('pictures have the quality and the widths of the specification, section 9', () => {
  expect(imageSizes.length).toBeGreaterThan(0)
  for (const { width, formatOptions } of imageSizes) {
    expect(formatOptions).toMatchObject({ format: 'webp', options: { quality: 80 } })
    expect((width ?? 0) % 256).toBe(0)
  }
})
