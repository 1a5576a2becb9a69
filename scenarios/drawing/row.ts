import { adult, child, type Pose } from './figures.ts'
import type { Random } from './random.ts'
import type { Scene } from './scene.ts'
import { place } from './shapes.ts'
import { subjects } from './subjects.ts'

/** A part that stands at height `y`: what stands lower is nearer and drawn later. */
export type Standing = { y: number; part: string }

type Member = { width: number; lift: number; draw: () => string; flips: boolean }

const poses: readonly Pose[] = ['stand', 'wave', 'reach', 'run']

const membersOf = (scene: Scene, warm: boolean, random: Random): Member[] => {
  const members: Member[] = scene.subjects.map((name) => ({
    width: subjects[name].width,
    lift: 0,
    draw: () => subjects[name].draw(random),
    flips: random.chance(0.35),
  }))
  for (let index = 0; index < scene.children; index += 1) {
    const pose = random.pick(poses)
    members.splice(Math.min(index * 2 + 1, members.length), 0, {
      width: 112,
      lift: 26,
      draw: () => child(random, pose, warm),
      flips: random.chance(0.5),
    })
  }
  if (scene.grownUp) {
    members.splice(Math.floor(members.length / 2), 0, {
      width: 120,
      lift: 44,
      draw: () => adult(random, 'stand', warm),
      flips: false,
    })
  }
  return members
}

/** Sets subjects and people side by side between `left` and `right`, smaller when they would not fit. */
export const standInRow = (
  scene: Scene,
  random: Random,
  bounds: {
    left: number
    right: number
    foot: number
    size: number
    across: (x: number) => number
  },
  warm: boolean,
): Standing[] => {
  const members = membersOf(scene, warm, random)
  const room = bounds.right - bounds.left
  const wanted = members.reduce((sum, member) => sum + member.width, 0)
  const size = Math.min(bounds.size, (room * 0.98) / Math.max(wanted, 1))
  const gap = (room - wanted * size) / (members.length + 1)
  let cursor = bounds.left
  return members.map((member) => {
    const x = cursor + gap + (member.width * size) / 2
    cursor += gap + member.width * size
    const y = bounds.foot - member.lift * size + random.between(-22, 18)
    return { y, part: place(bounds.across(x), y, size, member.draw(), { flip: member.flips }) }
  })
}
