import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { contentPictures } from './content-pictures.ts'
import { portalDrawings } from './draw-portal.ts'
import { scenes } from './scenes.ts'

const pictures = [...scenes].map(([key, scene]) => ({ key, svg: compose(scene, key) }))
const drawings = [
  ...pictures,
  ...[...contentPictures].map(([key, draw]) => ({ key, svg: draw() })),
  ...Object.entries(portalDrawings).map(([key, draw]) => ({ key, svg: draw() })),
]

describe('drawings', () => {
  it('are the same bytes for the same scene and seed', () => {
    for (const [key, scene] of scenes) {
      expect(compose(scene, key)).toBe(pictures.find((picture) => picture.key === key)?.svg)
    }
  })

  it('differ from each other', () => {
    expect(pictures.length).toBeGreaterThanOrEqual(84)
    // The street is both the portal's own picture and one of the content.
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(drawings.length - 1)
  })

  it('place things differently for another seed', () => {
    const scene = scenes.get('klossen')
    expect(scene && compose(scene, 'one')).not.toBe(scene && compose(scene, 'two'))
  })

  it.each(drawings)('of $key refers to nothing outside itself', ({ svg }) => {
    expect(svg.replace('xmlns="http://www.w3.org/2000/svg"', '')).not.toMatch(
      /https?:|href|url\(|<script|<image|<text|NaN|undefined|Infinity/,
    )
  })

  it.each(pictures)('of $key stays small', ({ svg }) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(13_000)
  })
})
