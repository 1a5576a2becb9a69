import { formatDayAndTime, formatTime } from '#platform/time/format.ts'
import type { StaffReservation } from './contract.ts'

/** `Bane 1, Blindern` */
export const whereText = ({
  court,
  centerName,
}: Pick<StaffReservation, 'court' | 'centerName'>): string => `${court.name}, ${centerName}`

/** `tir. 24. nov. 18.30–19.30` */
export const whenText = ({
  startTime,
  endTime,
}: Pick<StaffReservation, 'startTime' | 'endTime'>): string =>
  `${formatDayAndTime(new Date(startTime))}–${formatTime(new Date(endTime))}`
