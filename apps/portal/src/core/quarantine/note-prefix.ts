/** How the names of notes of deleted accounts begin, in the store of files: a restore brings them over. */
export const notePrefix = 'deleted-account-'
