import { houseColours } from './house-parts.ts'
import { type HouseKind, houses } from './houses.ts'
import { roomAround } from './interior.ts'
import { fieldUnder, foreground, groundLine, settings, undergrowth } from './land.ts'
import { type Light, lights, underLight } from './light.ts'
import { type Random, randomFrom } from './random.ts'
import { type Standing, standInRow } from './row.ts'
import type { Scene } from './scene.ts'
import { drawing, path, place, round } from './shapes.ts'
import { flying, sky, weather } from './sky.ts'
import { bush, trees } from './trees.ts'

const houseScale: Partial<Record<HouseKind, number>> = {
  town: 0.88,
  villa: 1.06,
  school: 1.06,
  boat: 1.1,
}

const pathFrom = (light: Light, x: number, y: number, toward: number, width: number) =>
  path(
    light.path,
    `M${round(x - width * 0.4)} ${round(y)}Q${round(x - width)} ${round(y + 120)} ${round(x + toward - width * 2.2)} 1034H${round(x + toward + width * 2)}Q${round(x + width * 0.6)} ${round(y + 130)} ${round(x + width * 0.4)} ${round(y)}Z`,
  )

const outdoors = (scene: Scene, light: Light, random: Random) => {
  const near = scene.framing !== 'far'
  const mirror = scene.side === 'right'
  const across = (x: number) => (mirror ? 1536 - x : x)
  const house = houses[scene.house]
  const scale = (houseScale[scene.house] ?? 1.18) * (near ? 1 : 0.66)

  const fromLeft = near
    ? 90 + house.reach * scale + random.between(0, 50)
    : random.between(330, 440)
  const houseX = across(fromLeft)
  const ground = groundLine(
    random,
    near ? random.between(672, 716) : random.between(610, 650),
    near ? 20 : 40,
  )
  const houseY = ground(houseX) + (near ? 34 : 18)
  const plan = {
    mark: scene.sky ?? 'none',
    orbX: across(random.between(760, 1380)),
    orbY: random.between(160, 320),
    orbRadius: random.between(74, 130),
    markX: across(random.between(960, 1320)),
  }

  const standing: Standing[] = []
  const stand = (x: number, y: number, size: number, part: string, flip = false) =>
    standing.push({ y, part: place(x, y, size, part, { flip }) })
  const edge = fromLeft + house.reach * scale
  const rooted = [
    { x: random.between(-20, 30), drop: 56, size: random.between(1.2, 1.45), kind: 0 },
    { x: edge + random.between(50, 100), drop: 8, size: random.between(0.72, 0.9), kind: 1 },
    { x: random.between(1430, 1510), drop: 44, size: random.between(1.1, 1.4), kind: 0 },
    { x: random.between(1200, 1310), drop: 10, size: random.between(0.74, 0.96), kind: 1 },
  ]
  for (const { x, drop, size, kind } of rooted) {
    const draw = trees[scene.trees[kind % scene.trees.length] ?? 'birch']
    stand(across(x), ground(across(x)) + drop, size, draw(light, random), random.chance(0.5))
  }
  stand(houseX, houseY, scale, house.draw(light, houseColours[scene.paint]))
  stand(
    across(fromLeft - house.reach * scale + 10),
    houseY + 12,
    near ? 0.8 : 0.5,
    bush(light, random),
  )
  if (scene.framing !== 'window') {
    const bounds = near
      ? { left: fromLeft + house.reach * scale * 0.45, right: 1490, foot: 892, size: 1.24, across }
      : { left: 440, right: 1490, foot: 914, size: 1.55, across }
    standing.push(...standInRow(scene, random, bounds, light.snow))
  }

  const behind =
    settings[scene.setting](light, random, across(1080)) +
    fieldUnder(light.ground, ground) +
    undergrowth(light, random, ground) +
    pathFrom(light, houseX + house.door * scale, houseY, mirror ? 120 : -60, near ? 62 : 40) +
    fieldUnder(light.shade, groundLine(random, 940, 26))
  const parts = standing.sort((first, second) => first.y - second.y).map(({ part }) => part)
  return (
    sky(light, random, plan) +
    underLight(light, behind + parts.join('') + flying(light, random, plan)) +
    (scene.framing === 'window' ? '' : foreground(light, random, scene.side)) +
    weather(light, random)
  )
}

/** Draws a scene as SVG, 1536 × 1024. The same scene and seed give the same bytes. */
export const compose = (scene: Scene, seed: string) => {
  const random = randomFrom(seed)
  const light: Light = lights[scene.light]
  const view = outdoors(scene, light, random)
  return drawing(
    1536,
    1024,
    scene.framing === 'window' ? roomAround(scene, light, view, random) : view,
  )
}
