export const notify = (text: string) => alert(text);
