/** A string, which may hold what looks like a comment, or a comment, which may not end. Templates are not among them. */
export const stringOrComment = /(['"])(?:\\.|(?!\1)[^\\\n])*\1|\/\/.*|\/\*[^]*?(?:\*\/|(?![^]))/g;
