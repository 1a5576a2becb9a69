import { animals } from './animals.ts'
import { playground } from './playground.ts'
import { street } from './street-people.ts'
import { things } from './things.ts'

/** Everything that can stand in front of a house or on a window sill, with its width in pixels. */
export const subjects = { ...playground, ...things, ...animals, ...street }
export type SubjectName = keyof typeof subjects
