import { useQueryClient } from '@tanstack/react-query'
import { useOfflineMarks } from '#core/offline-marks/use-offline-marks.ts'
import { tabletMarkKind } from './mark-kind.ts'
import { sendMark, tabletDayQuery } from './queries.ts'
import { withMark } from './tablet-day.ts'

const { queryKey } = tabletDayQuery

/**
 * What this tablet has marked, sent or waiting.
 * @param tabletId which made the marks
 */
export function useTabletMarks(tabletId: string) {
  const queryClient = useQueryClient()
  return useOfflineMarks(tabletMarkKind, {
    userId: tabletId,
    send: sendMark,
    onSent: (mark) => {
      queryClient.setQueryData(
        queryKey,
        (day) =>
          day && {
            ...day,
            children: day.children.map((child) =>
              child.id === mark.childId ? withMark(child, mark) : child,
            ),
          },
      )
      void queryClient.invalidateQueries({ queryKey })
    },
    onSentElsewhere: () => void queryClient.invalidateQueries({ queryKey }),
  })
}
