import { barn, gableHouse, tentCabin, treeHouse, turfCabin, villa } from './houses-timber.ts'
import {
  bellSchool,
  boatHouse,
  functionalist,
  glassHouse,
  pavilions,
  roundHouse,
  rowHouses,
  townHouse,
} from './houses-town.ts'

/** Every kind of house with half its width and where its door is, so that the path leads there. */
export const houses = {
  gable: { door: -62, draw: gableHouse, reach: 330 },
  villa: { door: 28, draw: villa, reach: 290 },
  turf: { door: 4, draw: turfCabin, reach: 290 },
  barn: { door: 0, draw: barn, reach: 250 },
  tent: { door: 40, draw: tentCabin, reach: 240 },
  tree: { door: -52, draw: treeHouse, reach: 300 },
  pavilions: { door: -36, draw: pavilions, reach: 320 },
  functionalist: { door: 80, draw: functionalist, reach: 300 },
  town: { door: 2, draw: townHouse, reach: 250 },
  rows: { door: 85, draw: rowHouses, reach: 350 },
  round: { door: 0, draw: roundHouse, reach: 260 },
  school: { door: 0, draw: bellSchool, reach: 310 },
  glass: { door: 0, draw: glassHouse, reach: 250 },
  boat: { door: -196, draw: boatHouse, reach: 330 },
} as const

export type HouseKind = keyof typeof houses
