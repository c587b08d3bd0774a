export const words = ['order'];
