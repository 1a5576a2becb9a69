import type { HouseColourName } from './house-parts.ts'
import type { HouseKind } from './houses.ts'
import type { SettingName } from './land.ts'
import type { LightName } from './light.ts'
import type { Scene } from './scene.ts'
import type { SkyMark } from './sky.ts'
import type { SubjectName } from './subjects.ts'
import type { TreeKind } from './trees.ts'

type Row = readonly [
  light: LightName,
  setting: SettingName,
  house: HouseKind,
  paint: HouseColourName,
  side: Scene['side'],
  trees: readonly TreeKind[],
  subjects: readonly SubjectName[],
  sky?: SkyMark,
]

// biome-ignore format: a table, one picture a line
const rows: Record<string, Row> = {
  'campus-blindern': ['spring', 'park', 'slab', 'ochre', 'left', ['leaf', 'birch'], ['walkerPack', 'cyclist', 'talkers'], 'birds'],
  'campus-domus-juridica': ['clear', 'tram', 'columns', 'white', 'right', ['poplar', 'oak'], ['talkers', 'bookStack']],
  'campus-pilestredet': ['autumn', 'town', 'brewery', 'red', 'left', ['leaf', 'oak'], ['bikeRack', 'walkerBlue']],
  'campus-kjeller': ['harvest', 'fields', 'laboratory', 'sky', 'right', ['birch', 'rowan'], ['cyclistGreen', 'walkerPack'], 'birds'],
  'campus-nydalen': ['morning', 'hills', 'atrium', 'ochre', 'left', ['birch', 'willow'], ['waver', 'cyclist']],
  'campus-khio': ['lilac', 'town', 'sawTooth', 'pink', 'right', ['willow', 'leaf'], ['easel', 'walkerBlue']],
  'campus-aho': ['clear', 'hills', 'studio', 'white', 'left', ['birch', 'poplar'], ['reader', 'walkerPack'], 'balloon'],
  'campus-nih': ['frost', 'forest', 'arena', 'blue', 'right', ['spruce', 'birch'], ['skis', 'runner', 'bikeRack']],
  'campus-nmh': ['rose', 'park', 'concert', 'lilac', 'left', ['blossom', 'leaf'], ['drum', 'talkers'], 'birds'],
  'campus-phs': ['dusk', 'town', 'academy', 'ochre', 'right', ['oak', 'poplar'], ['lamp', 'walkerPack', 'waver']],
  'eatery-sv-kafeen': ['spring', 'park', 'cafe', 'mint', 'left', ['blossom', 'leaf'], ['cafeGuests', 'signBoard'], 'birds'],
  'eatery-snittet-kafe': ['clear', 'hills', 'functionalist', 'yellow', 'right', ['birch', 'poplar'], ['parasolTable', 'walkerBlue']],
  'eatery-kaffevogna': ['autumn', 'town', 'coffeeCart', 'sky', 'left', ['leaf', 'oak'], ['signBoard', 'talkers']],
  'eatery-drivhuskafeen': ['morning', 'orchard', 'glass', 'green', 'right', ['apple', 'birch'], ['cafeGuests', 'gardeners'], 'bees'],
  'eatery-trappetrinn': ['winter', 'tram', 'cafe', 'red', 'right', ['spruce', 'birch'], ['signBoard', 'lantern', 'walkerPack']],
  'health-blindern': ['spring', 'park', 'healthHouse', 'mint', 'left', ['birch', 'leaf'], ['nurse', 'bench', 'walkerPack']],
  'health-pilestredet': ['clear', 'town', 'healthHouse', 'pink', 'right', ['oak', 'poplar'], ['cyclistGreen', 'talkers'], 'balloon'],
  'health-kjeller': ['harvest', 'fields', 'pavilions', 'sky', 'left', ['rowan', 'birch'], ['bikeRack', 'nurse']],
  'building-nydalen': ['clear', 'town', 'risingTowers', 'ochre', 'left', ['birch', 'leaf'], ['fence', 'builders'], 'birds'],
  'building-nordberg': ['autumn', 'forest', 'scaffoldedBlock', 'pink', 'right', ['birch', 'spruce'], ['mixerTruck', 'builders']],
  'building-kringsja': ['morning', 'lake', 'toppingOut', 'sky', 'left', ['birch', 'pine'], ['bricks', 'builders'], 'balloon'],
  'building-lillestrom': ['lilac', 'fields', 'foundations', 'yellow', 'right', ['poplar', 'oak'], ['excavator', 'fence']],
  'building-blindernveien': ['spring', 'park', 'studentHomes', 'red', 'left', ['leaf', 'oak'], ['cyclist', 'talkers'], 'birds'],
  'gym-nydalen-outside': ['winter', 'hills', 'arena', 'red', 'left', ['spruce', 'birch'], ['runner', 'bench']],
  'gym-kringsja-outside': ['clear', 'forest', 'arena', 'yellow', 'right', ['pine', 'birch'], ['runner', 'bikeRack']],
  'page-about': ['clear', 'park', 'atrium', 'mint', 'right', ['leaf', 'birch'], ['waver', 'talkers', 'cyclist'], 'birds'],
  'page-study-start': ['harvest', 'park', 'columns', 'pink', 'left', ['leaf', 'oak'], ['banner', 'waver', 'walkerPack'], 'balloon'],
  'page-kindergarten': ['spring', 'hills', 'pavilions', 'yellow', 'right', ['birch', 'apple'], ['swing', 'ball'], 'butterflies'],
  'page-admission': ['morning', 'fields', 'gable', 'red', 'left', ['birch', 'rowan'], ['smallBoots', 'backpack'], 'kite'],
  'page-associations': ['clear', 'park', 'finned', 'wood', 'left', ['leaf', 'birch'], ['banner', 'talkers', 'drum']],
  'page-building-projects': ['dusk', 'town', 'risingTowers', 'pink', 'right', ['oak', 'birch'], ['lamp', 'fence']],
  'job-kindergarten-teacher': ['rose', 'orchard', 'rows', 'yellow', 'right', ['apple', 'blossom'], ['blocks', 'tricycle'], 'butterflies'],
  'job-caretaker': ['clear', 'hills', 'studentHomes', 'mint', 'right', ['birch', 'oak'], ['wagon', 'gardeners', 'bikeRack']],
  'page-green-kitchen': ['harvest', 'fields', 'barn', 'red', 'right', ['apple', 'rowan'], ['raisedBeds', 'gardeners']],
}

const childrenIn: Record<string, number> = {
  'page-kindergarten': 2,
  'page-admission': 1,
  'job-kindergarten-teacher': 3,
}

/** What pictures of places seen from outside show, by the name of the picture's file. */
export const placeScenes: ReadonlyMap<string, Scene> = new Map(
  Object.entries(rows).map(([name, [light, setting, house, paint, side, trees, subjects, sky]]) => [
    name,
    {
      light,
      setting,
      house,
      paint,
      side,
      framing: 'near',
      trees,
      subjects,
      children: childrenIn[name] ?? 0,
      grownUp: name === 'page-admission' || name === 'job-kindergarten-teacher',
      sky: sky ?? 'none',
    },
  ]),
)
