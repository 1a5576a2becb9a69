import {
  apple,
  dandelion,
  granitt,
  mix,
  paper,
  pigeon,
  pistachio,
  syrin,
  timber,
} from './palette.ts'
import { circle, ellipse, line, path, rect, ring } from './shapes.ts'

const swing = () =>
  line(timber(8), 14, 'M-130 0L-96 -250L-62 0M130 0L96 -250L62 0') +
  line(timber(8), 16, 'M-116 -250H116') +
  line(granitt(9), 4, 'M-60 -248L-44 -70M-16 -248L0 -70M36 -248L20 -64M80 -248L64 -64') +
  rect(apple(8), -52, -76, 60, 14, 7) +
  rect(dandelion(6), 12, -70, 60, 14, 7)

const slide = () =>
  line(
    granitt(9),
    10,
    'M-100 0V-190M-40 0V-190M-100 -40H-40M-100 -80H-40M-100 -120H-40M-100 -160H-40',
  ) +
  line(dandelion(6), 26, 'M-40 -186Q0 -184 40 -120T150 -14H186') +
  line(dandelion(8), 6, 'M-40 -206Q12 -206 54 -136T156 -34H188') +
  path(apple(8), 'M-118 -236L-70 -290L-22 -236Z') +
  line(granitt(9), 8, 'M-104 -190V-236M-36 -190V-236')

const sandbox = () =>
  path(timber(3), 'M-120 -26Q-60 -70 0 -44Q60 -80 124 -26V-6H-120Z') +
  rect(timber(7), -150, -28, 300, 30, 8) +
  line(timber(8), 4, 'M-140 -14H140') +
  path(apple(8), 'M-66 -92h48l-8 44h-32Z') +
  line(apple(8), 5, 'M-62 -92Q-42 -124 -22 -92') +
  path(pigeon(8), 'M40 -46q-4 -34 16 -34t18 34Z') +
  line(timber(9), 7, 'M62 -80L86 -128')

const dome = () =>
  line(apple(8), 9, 'M-150 0Q-140 -170 0 -176Q140 -170 150 0') +
  line(
    dandelion(6),
    8,
    'M-76 0Q-80 -130 0 -176Q80 -130 76 0M-138 -76Q0 -40 138 -76M-92 -140Q0 -116 92 -140',
  ) +
  line(pigeon(8), 8, 'M0 0V-176')

const seesaw = () =>
  path(granitt(9), 'M-34 0L0 -66L34 0Z') +
  line(apple(8), 18, 'M-160 -28L160 -100') +
  line(granitt(9), 7, 'M-118 -46V-84M118 -98V-136M-132 -84H-104M104 -136H132')

const lavvo = () =>
  line(timber(9), 8, 'M-30 -290L16 -230M30 -290L-16 -230M2 -300V-230') +
  path(timber(2), 'M0 -256L150 0H-150Z') +
  path(mix(timber(2), timber(7), 0.3), 'M0 -256L150 0H60Z') +
  path(apple(9), 'M0 -150L44 0H-44Z') +
  line(apple(8), 8, 'M-92 -100L-122 -48M92 -100L122 -48')

const mudKitchen = () =>
  rect(timber(7), -120, -92, 240, 16, 4) +
  line(timber(8), 12, 'M-106 -80V0M106 -80V0M-106 -84V-190M106 -84V-190') +
  rect(timber(7), -120, -196, 240, 12, 4) +
  rect(timber(6), -106, -40, 212, 12, 4) +
  path(pigeon(7), 'M-84 -92h76v-10h-76ZM-78 -102h64v-34h-64Z') +
  line(pigeon(7), 7, 'M-14 -128H16') +
  path(granitt(8), 'M30 -92h60l-6 -34h-48Z') +
  path(apple(7), 'M-66 -196h34l-5 -32h-24Z') +
  circle(pistachio(8), 44, -212, 17) +
  circle(dandelion(6), 76, -208, 13) +
  line(granitt(6), 5, 'M-40 -184V-156M0 -184V-150M40 -184V-160')

const balanceLogs = () =>
  [-130, -64, 2, 68, 134]
    .map((x, index) => {
      const tall = [40, 70, 96, 62, 34][index] ?? 50
      return (
        rect(timber(7), x - 26, -tall, 52, tall, 5) +
        ellipse(timber(4), x, -tall, 26, 10) +
        ellipse(timber(6), x, -tall, 12, 4.5)
      )
    })
    .join('')

const playTrain = () =>
  rect(apple(8), -150, -110, 110, 80, 10) +
  rect(apple(10), -162, -140, 134, 24, 8) +
  rect(pigeon(3), -128, -98, 60, 34, 5) +
  rect(pistachio(9), -40, -82, 110, 52, 10) +
  rect(granitt(10), 32, -126, 26, 46, 4) +
  rect(granitt(10), 24, -136, 42, 14, 5) +
  rect(dandelion(6), 84, -80, 90, 50, 8) +
  circle(timber(5), 104, -90, 20) +
  circle(timber(6), 138, -92, 22) +
  [-120, -64, -6, 46, 108, 152]
    .map((x) => circle(granitt(10), x, -22, 22) + circle(dandelion(5), x, -22, 9))
    .join('')

const rocket = () =>
  path(apple(8), 'M-46 -60L-92 0H-46ZM46 -60L92 0H46Z') +
  path(paper, 'M-52 -20Q-78 -190 0 -300Q78 -190 52 -20Z') +
  path(apple(8), 'M-36 -226Q-22 -270 0 -300Q22 -270 36 -226Z') +
  circle(pigeon(8), 0, -168, 32) +
  circle(pigeon(4), 0, -168, 22) +
  rect(granitt(9), -40, -22, 80, 16, 5) +
  line(syrin(7), 10, 'M-40 -80H40')

const raisedBeds = () => {
  const bed = (x: number) =>
    rect(timber(7), x, -46, 140, 48, 5) +
    line(timber(8), 4, `M${x + 6} -22H${x + 134}`) +
    rect(timber(9), x + 8, -52, 124, 10, 4)
  return (
    bed(-156) +
    bed(16) +
    [-132, -100, -68, -36]
      .map((x) =>
        path(pistachio(9), `M${x} -48q-26 -22 -8 -50q8 16 8 30q4 -22 18 -32q10 30 -18 52Z`),
      )
      .join('') +
    line(pistachio(9), 6, 'M46 -50V-130M86 -50V-150M126 -50V-124') +
    circle(dandelion(6), 46, -136, 22) +
    circle(timber(8), 46, -136, 9) +
    circle(dandelion(6), 86, -158, 24) +
    circle(timber(8), 86, -158, 10) +
    circle(dandelion(6), 126, -130, 20) +
    circle(timber(8), 126, -130, 8)
  )
}

const picnicTable = () =>
  line(timber(8), 14, 'M-70 -92L-110 0M70 -92L110 0') +
  rect(timber(7), -150, -52, 300, 14, 6) +
  rect(timber(6), -116, -104, 232, 18, 6) +
  path(paper, 'M-70 -104v-30h34v30Z') +
  path(apple(7), 'M-16 -104v-26h30v26Z') +
  ring(apple(7), 5, 18, -118, 8) +
  path(pistachio(8), 'M40 -104q-4 -26 32 -26t32 26Z') +
  circle(apple(8), 60, -132, 11) +
  circle(dandelion(6), 82, -134, 11)

const campfire = () =>
  line(timber(8), 16, 'M-60 -6L60 -30M60 -6L-60 -30') +
  path(apple(8), 'M-40 -28Q-60 -80 -14 -130Q-10 -100 8 -96Q20 -124 12 -154Q66 -100 44 -28Z') +
  path(dandelion(6), 'M-20 -28Q-30 -62 0 -92Q34 -60 24 -28Z') +
  [-92, -62, 66, 98]
    .map((x, index) => ellipse(granitt(index % 2 ? 6 : 7), x, -6, 24, 16))
    .join('') +
  rect(timber(7), -210, -40, 84, 42, 10) +
  ellipse(timber(4), -210, -19, 10, 21) +
  rect(timber(7), 134, -40, 84, 42, 10) +
  ellipse(timber(4), 218, -19, 10, 21)

const tyreSwing = () =>
  path(timber(8), 'M92 4Q104 -140 96 -300H136Q128 -140 148 4Z') +
  line(timber(8), 22, 'M112 -280Q20 -300 -110 -286') +
  ellipse(pistachio(9), 120, -350, 120, 84) +
  ellipse(pistachio(8), 20, -350, 100, 70) +
  ellipse(pistachio(9), -90, -330, 74, 54) +
  line(timber(5), 6, 'M-40 -290V-110') +
  ring(granitt(10), 26, -40, -72, 40)

const hammock = () =>
  line(timber(8), 18, 'M-170 4V-190M170 4V-190') +
  line(timber(5), 5, 'M-166 -170L-120 -110M166 -170L120 -110') +
  path(apple(7), 'M-126 -116Q0 10 126 -116Q0 -40 -126 -116Z') +
  path(paper, 'M-72 -80Q0 -26 72 -80L60 -70Q0 -36 -60 -70Z')

const easel = () =>
  line(timber(7), 11, 'M-60 0L-14 -210M60 0L14 -210M0 -200V-30') +
  rect(paper, -76, -200, 152, 120, 6) +
  path(pigeon(4), 'M-68 -192H68V-130H-68Z') +
  circle(dandelion(6), 38, -166, 17) +
  path(pistachio(7), 'M-68 -128Q-20 -160 68 -120V-88H-68Z') +
  path(apple(8), 'M-40 -128v-26l20 -18l20 18v28Z') +
  rect(timber(8), -84, -80, 168, 12, 5) +
  circle(apple(8), -40, -88, 9) +
  circle(dandelion(6), -10, -88, 9) +
  circle(syrin(8), 20, -88, 9)

export const playground = {
  swing: { draw: swing, width: 300 },
  slide: { draw: slide, width: 320 },
  sandbox: { draw: sandbox, width: 310 },
  dome: { draw: dome, width: 310 },
  seesaw: { draw: seesaw, width: 330 },
  lavvo: { draw: lavvo, width: 310 },
  mudKitchen: { draw: mudKitchen, width: 250 },
  balanceLogs: { draw: balanceLogs, width: 320 },
  playTrain: { draw: playTrain, width: 350 },
  rocket: { draw: rocket, width: 190 },
  raisedBeds: { draw: raisedBeds, width: 330 },
  picnicTable: { draw: picnicTable, width: 310 },
  campfire: { draw: campfire, width: 440 },
  tyreSwing: { draw: tyreSwing, width: 340 },
  hammock: { draw: hammock, width: 360 },
  easel: { draw: easel, width: 180 },
} as const
