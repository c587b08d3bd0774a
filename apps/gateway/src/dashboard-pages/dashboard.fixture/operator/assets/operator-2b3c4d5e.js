document.title = 'Operators';
