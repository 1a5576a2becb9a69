export type RunAlone = <Result>(name: string, task: () => Promise<Result>) => Promise<Result>

/**
 * Runs a task while no other tab of this browser runs one of the same name. Where the browser has no
 * locks, or refuses them as it refuses storage, the task runs at once.
 */
export const runAlone: RunAlone = async (name, task) => {
  let hasStarted = false
  try {
    return await navigator.locks.request(name, () => {
      hasStarted = true
      return task()
    })
  } catch (error) {
    if (hasStarted) throw error
    return task()
  }
}
