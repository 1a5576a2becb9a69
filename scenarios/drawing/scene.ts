import type { HouseColourName } from './house-parts.ts'
import type { HouseKind } from './houses.ts'
import type { SettingName } from './land.ts'
import type { LightName } from './light.ts'
import type { SkyMark } from './sky.ts'
import type { SubjectName } from './subjects.ts'
import type { TreeKind } from './trees.ts'

/** What a picture shows. Where exactly everything stands comes from the seed. */
export type Scene = {
  light: LightName
  setting: SettingName
  house: HouseKind
  paint: HouseColourName
  side: 'left' | 'right'
  /**
   * `near`: the house fills its half. `far`: it stands on the hill behind large subjects.
   * `window`: seen from a room, the subjects on the sill.
   */
  framing: 'near' | 'far' | 'window'
  trees: readonly TreeKind[]
  /** From the house outwards. */
  subjects: readonly SubjectName[]
  children: number
  grownUp?: boolean
  sky?: SkyMark
}
