import {
  foundations,
  risingTowers,
  scaffoldedBlock,
  studentHomes,
  toppingOut,
} from './building-sites.ts'
import {
  academy,
  arena,
  atrium,
  brewery,
  columns,
  concert,
  finned,
  laboratory,
  sawTooth,
  slab,
  studio,
} from './campus-houses.ts'
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
import { cafe, coffeeCart, healthHouse } from './service-houses.ts'

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
  columns: { door: 0, draw: columns, reach: 330 },
  slab: { door: -110, draw: slab, reach: 320 },
  finned: { door: 0, draw: finned, reach: 330 },
  brewery: { door: -90, draw: brewery, reach: 320 },
  sawTooth: { door: 66, draw: sawTooth, reach: 330 },
  studio: { door: 160, draw: studio, reach: 320 },
  arena: { door: 0, draw: arena, reach: 350 },
  concert: { door: 242, draw: concert, reach: 330 },
  atrium: { door: 0, draw: atrium, reach: 330 },
  laboratory: { door: -150, draw: laboratory, reach: 335 },
  academy: { door: 0, draw: academy, reach: 345 },
  healthHouse: { door: -12, draw: healthHouse, reach: 330 },
  cafe: { door: 150, draw: cafe, reach: 290 },
  coffeeCart: { door: -30, draw: coffeeCart, reach: 290 },
  risingTowers: { door: -202, draw: risingTowers, reach: 330 },
  scaffoldedBlock: { door: -200, draw: scaffoldedBlock, reach: 340 },
  foundations: { door: 145, draw: foundations, reach: 350 },
  toppingOut: { door: 0, draw: toppingOut, reach: 310 },
  studentHomes: { door: 212, draw: studentHomes, reach: 320 },
} as const

export type HouseKind = keyof typeof houses
