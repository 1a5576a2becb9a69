import type { HouseColourName } from './house-parts.ts'
import type { HouseKind } from './houses.ts'
import type { SettingName } from './land.ts'
import type { LightName } from './light.ts'
import type { Scene } from './scene.ts'
import type { SubjectName } from './subjects.ts'

type Both = readonly [no: string, en: string]

/** Common gender, neuter, plural and English. */
const colourWords: Record<HouseColourName, readonly [string, string, string, string]> = {
  red: ['rød', 'rødt', 'røde', 'red'],
  white: ['hvit', 'hvitt', 'hvite', 'white'],
  ochre: ['okergul', 'okergult', 'okergule', 'ochre'],
  yellow: ['gul', 'gult', 'gule', 'yellow'],
  green: ['grønn', 'grønt', 'grønne', 'green'],
  mint: ['mintgrønn', 'mintgrønt', 'mintgrønne', 'mint green'],
  blue: ['blå', 'blått', 'blå', 'blue'],
  sky: ['lyseblå', 'lyseblått', 'lyseblå', 'light blue'],
  lilac: ['lilla', 'lilla', 'lilla', 'lilac'],
  pink: ['rosa', 'rosa', 'rosa', 'pink'],
  wood: ['brun', 'brunt', 'brune', 'brown'],
  dark: ['mørk', 'mørkt', 'mørke', 'dark'],
}

const houseWords: Record<HouseKind, (words: (typeof colourWords)[HouseColourName]) => Both> = {
  gable: ([, n, , en]) => [`et ${n} trehus`, `${a(en)} wooden house`],
  villa: ([c, , , en]) => [`en ${c} villa med tårn`, `${a(en)} villa with a tower`],
  turf: ([c, , , en]) => [`en ${c} tømmerhytte med torvtak`, `${a(en)} log cabin with a turf roof`],
  barn: ([c, , , en]) => [`en ${c} låve`, `${a(en)} barn`],
  tent: ([c, , , en]) => [
    `en ${c} hytte med tak helt ned til bakken`,
    `${a(en)} cabin with a roof that reaches the ground`,
  ],
  tree: ([c, , , en]) => [`en ${c} trehytte i en stor eik`, `${a(en)} tree house in a large oak`],
  pavilions: ([, , p, en]) => [`tre ${p} paviljonger med skråtak`, `three ${en} pavilions`],
  functionalist: ([, n, , en]) => [
    `et ${n} funkishus med takterrasse`,
    `${a(en)} flat-roofed house with a roof terrace`,
  ],
  town: ([c, , , en]) => [`en ${c} bygård`, `${a(en)} town house`],
  rows: () => ['en rad smale hus i hver sin farge', 'a row of narrow houses in different colours'],
  round: ([, n, , en]) => [`et rundt, ${n} hus med spisst tak`, `a round ${en} house`],
  school: ([, n, , en]) => [`et ${n} hus med klokketårn`, `${a(en)} house with a bell tower`],
  glass: () => ['et stort drivhus', 'a large greenhouse'],
  boat: ([, n, , en]) => [`to naust på påler, det ene ${n},`, `two boathouses, one of them ${en},`],
  columns: ([c, , , en]) => [
    `en ${c} universitetsbygning med seks søyler`,
    `${a(en)} university building with six columns`,
  ],
  slab: ([, n, , en]) => [
    `et høyt, ${n} kontorbygg med en lav fløy`,
    `a tall ${en} office block with a low wing`,
  ],
  finned: ([, n, , en]) => [
    `et stort bygg med glass og ${n === 'brunt' ? 'trespiler' : `${n.replace(/t{1,2}$/, '')}e spiler`}`,
    `a large glass building with ${en} fins`,
  ],
  brewery: ([, n, , en]) => [
    `et gammelt, ${n} bryggeri med pipe og buede vinduer`,
    `an old ${en} brewery with a chimney and arched windows`,
  ],
  sawTooth: ([c, , , en]) => [
    `en ${c} fabrikk med sagtanntak og pipe`,
    `${a(en)} factory with a saw-tooth roof and a chimney`,
  ],
  studio: ([, n, , en]) => [
    `et ${n} bygg med store, skrå vinduer`,
    `${a(en)} building with large, slanting windows`,
  ],
  arena: ([c, , , en]) => [
    `en ${c} idrettshall med buet tak`,
    `${a(en)} sports hall with a curved roof`,
  ],
  concert: ([, n, , en]) => [
    `et ${n} musikkhus med vinduer som orgelpiper`,
    `${a(en)} music house with windows like organ pipes`,
  ],
  atrium: ([, , p, en]) => [
    `to ${p} blokker med glasstak mellom seg`,
    `two ${en} blocks with a glass roof between them`,
  ],
  laboratory: ([, , p, en]) => [
    `${p} laboratorier med verksted og vindmølle`,
    `${en} laboratories with a workshop and a wind turbine`,
  ],
  academy: ([c, , , en]) => [
    `en ${c} skole med flagg på taket`,
    `${a(en)} school with a flag on the roof`,
  ],
  healthHouse: ([, n, , en]) => [
    `et ${n} helsesenter med et rundt skilt`,
    `${a(en)} health center with a round sign`,
  ],
  cafe: ([c, , , en]) => [
    `en ${c} kafé med stripete markise`,
    `${a(en)} café with a striped awning`,
  ],
  coffeeCart: ([c, , , en]) => [`en ${c} kaffevogn på hjul`, `${a(en)} coffee cart on wheels`],
  risingTowers: ([c, , , en]) => [
    `en ${c} boligblokk ved siden av et råbygg, med en heisekran over,`,
    `${a(en)} block of homes beside a bare frame, with a crane above,`,
  ],
  scaffoldedBlock: ([c, , , en]) => [
    `en ${c} boligblokk bak stillas, med en heisekran over,`,
    `${a(en)} block of homes behind scaffolding, with a crane above,`,
  ],
  foundations: () => [
    'grunnmuren til et nytt bygg, med en heisekran over,',
    'the foundations of a new building, with a crane above,',
  ],
  toppingOut: ([c, , , en]) => [
    `en ${c} boligblokk med takstoler og kranselagskrans`,
    `${a(en)} block of homes with roof trusses and a topping-out wreath`,
  ],
  studentHomes: ([, , p, en]) => [
    `to ${p} boligblokker med balkonger og butikk i første etasje`,
    `two ${en} blocks of homes with balconies and a shop on the ground floor`,
  ],
}

const a = (word: string) => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`)

const settingWords: Record<SettingName, Both> = {
  hills: ['mellom slake åser', 'among rolling hills'],
  forest: ['ved granskogen', 'by a spruce forest'],
  mountains: ['under høye fjell', 'below high mountains'],
  fjord: ['ved fjorden', 'by the fjord'],
  lake: ['ved et skogsvann', 'by a forest lake'],
  coast: ['ved sjøen, med et fyr i bakgrunnen', 'by the sea, with a lighthouse behind'],
  town: ['midt i byen', 'in the middle of town'],
  tram: ['der trikken går forbi', 'where the tram passes'],
  metro: ['ved en bro der T-banen går', 'by a viaduct with a metro train'],
  fields: ['mellom åkrene', 'among the fields'],
  orchard: ['ved en frukthage', 'by an orchard'],
  park: ['i en park', 'in a park'],
}

const lightWords: Record<LightName, Both> = {
  clear: ['på en klar dag', 'on a clear day'],
  morning: ['i morgenlys', 'in morning light'],
  spring: ['om våren', 'in spring'],
  rose: ['under en lyserosa himmel', 'under a pale pink sky'],
  lilac: ['under en lys lilla himmel', 'under a pale lilac sky'],
  dusk: ['i solnedgangen', 'at sunset'],
  autumn: ['om høsten', 'in autumn'],
  harvest: ['på en gyllen høstdag', 'on a golden autumn day'],
  winter: ['mens snøen faller', 'as snow falls'],
  frost: ['på en klar vinterdag', 'on a frosty day'],
  rain: ['i regnvær', 'in the rain'],
  night: ['om natten', 'at night'],
  northern: ['en stjerneklar vinternatt', 'on a starry winter night'],
}

const subjectWords: Record<SubjectName, Both> = {
  swing: ['et huskestativ', 'a swing'],
  slide: ['en sklie', 'a slide'],
  sandbox: ['en sandkasse', 'a sandbox'],
  dome: ['en klatrekuppel', 'a climbing dome'],
  seesaw: ['en vippe', 'a seesaw'],
  lavvo: ['en lavvo', 'a tent'],
  mudKitchen: ['et gjørmekjøkken', 'a mud kitchen'],
  balanceLogs: ['en rekke balansestokker', 'a row of balancing logs'],
  playTrain: ['et lekelokomotiv', 'a play train'],
  rocket: ['en lekerakett', 'a play rocket'],
  raisedBeds: ['grønnsakskasser med solsikker', 'vegetable beds with sunflowers'],
  picnicTable: ['et piknikbord', 'a picnic table'],
  campfire: ['et bål', 'a campfire'],
  tyreSwing: ['en dekkhuske i et tre', 'a tyre swing in a tree'],
  hammock: ['en hengekøye', 'a hammock'],
  easel: ['et malestaffeli', 'an easel'],
  tricycle: ['en trehjulssykkel', 'a tricycle'],
  pram: ['en barnevogn', 'a pram'],
  boots: ['et par gule gummistøvler', 'a pair of yellow rubber boots'],
  smallBoots: ['gummistøvler i to størrelser', 'rubber boots in two sizes'],
  wagon: ['en dragvogn full av leker', 'a pull-along wagon full of toys'],
  bicycle: ['en sykkel', 'a bicycle'],
  cargoBike: ['en lastesykkel', 'a cargo bike'],
  bookStack: ['en stabel bøker', 'a pile of books'],
  ball: ['en ball', 'a ball'],
  hives: ['to bikuber', 'two beehives'],
  snowman: ['en snømann', 'a snowman'],
  sledge: ['en kjelke', 'a sledge'],
  skis: ['ski i to størrelser', 'skis in two sizes'],
  bench: ['en benk', 'a bench'],
  lamp: ['en lyktestolpe', 'a street lamp'],
  rowingBoat: ['en robåt', 'a rowing boat'],
  xylophone: ['en xylofon', 'a xylophone'],
  telescope: ['en stjernekikkert', 'a telescope'],
  umbrella: ['en stor rød paraply', 'a large red umbrella'],
  puddle: ['en vanndam', 'a puddle'],
  mushrooms: ['to fluesopper', 'two toadstools'],
  lantern: ['en lykt', 'a lantern'],
  drum: ['en tromme', 'a drum'],
  blocks: ['fargerike byggeklosser', 'colourful building blocks'],
  teddy: ['en bamse', 'a teddy bear'],
  plant: ['en potteplante', 'a potted plant'],
  mug: ['en rykende kopp', 'a steaming mug'],
  backpack: ['en grønn ryggsekk', 'a green backpack'],
  pumpkin: ['et gresskar', 'a pumpkin'],
  fox: ['en rev', 'a fox'],
  hedgehog: ['et pinnsvin', 'a hedgehog'],
  hens: ['to høner', 'two hens'],
  sheep: ['en sau', 'a sheep'],
  ducks: ['tre andunger', 'three ducklings'],
  cat: ['en grå katt', 'a grey cat'],
  snail: ['en snegl', 'a snail'],
  squirrel: ['et ekorn', 'a squirrel'],
  owl: ['en ugle på en stubbe', 'an owl on a stump'],
  hare: ['en hare', 'a hare'],
  goat: ['en geit', 'a goat'],
  ladybird: ['en marihøne', 'a ladybird'],
  birdBox: ['en fuglekasse', 'a bird box'],
  walkerPack: ['en student med ryggsekk', 'a student with a backpack'],
  walkerBlue: ['en student på vei til forelesning', 'a student on the way to a lecture'],
  runner: ['en som løper', 'somebody running'],
  waver: ['en student som vinker', 'a student waving'],
  nurse: ['en lege i hvit frakk som vinker', 'a doctor in a white coat waving'],
  talkers: ['to studenter som prater', 'two students talking'],
  cyclist: ['en syklist', 'a cyclist'],
  cyclistGreen: ['en syklist på grønn sykkel', 'a cyclist on a green bike'],
  reader: ['en student som leser på en benk', 'a student reading on a bench'],
  parasolTable: ['et kafébord under en rød parasoll', 'a café table under a red parasol'],
  cafeGuests: ['to gjester ved et kafébord', 'two guests at a café table'],
  signBoard: ['et skilt med en kaffekopp', 'a sign with a coffee cup'],
  bikeRack: ['tre sykler i et stativ', 'three bikes in a rack'],
  excavator: ['en gravemaskin', 'an excavator'],
  mixerTruck: ['en betongbil', 'a concrete truck'],
  builders: ['to byggearbeidere med tegninger', 'two builders with plans'],
  bricks: ['en stabel murstein', 'a pile of bricks'],
  fence: ['et rødt og hvitt byggegjerde', 'a red and white barrier'],
  banner: ['et banner', 'a banner'],
  gardeners: ['en som planter', 'somebody planting'],
}

const peopleWords = (scene: Scene): Both[] => {
  const children: readonly Both[] = [
    ['et barn', 'a child'],
    ['to barn', 'two children'],
    ['tre barn', 'three children'],
  ]
  const some = children[scene.children - 1]
  return [...(some ? [some] : []), ...(scene.grownUp ? [['en voksen', 'a grown-up'] as const] : [])]
}

const list = (words: readonly string[], and: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Says in both languages what the picture shows: its alternative text. */
export const describeScene = (scene: Scene) => {
  const house = houseWords[scene.house](colourWords[scene.paint])
  const setting = settingWords[scene.setting]
  const light = lightWords[scene.light]
  const seen = [...scene.subjects.map((name) => subjectWords[name]), ...peopleWords(scene)]
  const no = list(
    seen.map((words) => words[0]),
    'og',
  )
  const en = list(
    seen.map((words) => words[1]),
    'and',
  )
  return scene.framing === 'window'
    ? {
        no: `${sentence(no)} i en vinduskarm. Utenfor ${house[0]} ${setting[0]} ${light[0]}.`,
        en: `${sentence(en)} on a window sill. Outside, ${house[1]} ${setting[1]} ${light[1]}.`,
      }
    : {
        no: `${sentence(house[0])} ${setting[0]}, ${light[0]}. Foran: ${no}.`,
        en: `${sentence(house[1])} ${setting[1]}, ${light[1]}. In front: ${en}.`,
      }
}
