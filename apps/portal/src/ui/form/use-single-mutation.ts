import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useSingleFlight } from './use-single-flight.ts'

/** A mutation that runs once at a time: the second of two quick presses is dropped. */
export function useSingleMutation<Data, Input = void>(
  options: UseMutationOptions<Data, Error, Input>,
) {
  const { mutateAsync, isPending, isSuccess, variables, error } = useMutation(options)
  const singleFlight = useSingleFlight()
  return {
    isPending,
    isSuccess,
    variables,
    error,
    /** What fails is for `onError`. */
    mutate: (input: Input): void => {
      singleFlight(() => mutateAsync(input)).catch(() => undefined)
    },
  }
}
