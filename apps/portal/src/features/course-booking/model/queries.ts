import { queryClient } from '#platform/queries/query-client.ts'

/** All that is known about courses that people book. */
export const courseBookingKey = ['course-booking'] as const

/** Holds expire and queues move while a page is open. */
export const oftenEnough = 30_000

export const refetchCourses = () => queryClient.invalidateQueries({ queryKey: courseBookingKey })
