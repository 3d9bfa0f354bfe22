/** Why there is no history. Read again where a person would be told to make one. */
export const noRepository = 'Not a git repository';
