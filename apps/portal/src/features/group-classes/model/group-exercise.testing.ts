import type { GroupExercise } from './contract.ts'

export const exercise = (overrides: Partial<GroupExercise> = {}): GroupExercise => ({
  id: 1,
  description: '',
  className: 'Yoga',
  sportsCenter: { id: 1, name: 'Domus' },
  instructor: { id: 1, name: 'Ida' },
  queueSize: 0,
  startTime: '2026-11-25T17:30:00Z',
  endTime: '2026-11-25T18:30:00Z',
  bookingOpensAt: '2026-11-20T17:30:00Z',
  unbookingClosesAt: '2026-11-25T14:30:00Z',
  exerciseCategory: { id: 1, name: 'Yoga', colour: null },
  imageUrl: '',
  isCancelled: false,
  isFull: false,
  placesLeft: null,
  isBookable: true,
  isCancellable: true,
  ...overrides,
})
